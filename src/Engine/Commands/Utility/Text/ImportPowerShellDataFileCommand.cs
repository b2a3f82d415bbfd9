using System.Management.Automation.Language;
using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads the hash table of a data file, without running anything.</summary>
[Cmdlet("Import", "PowerShellDataFile", DefaultParameterSetName = "ByPath", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=623621")]
public class ImportPowerShellDataFileCommand : PSCmdlet
{
    private bool _isLiteral;

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "ByPath")]
    [ValidateNotNullOrEmpty]
    public string[]? Path { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "ByLiteralPath", ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath", "LP")]
    [ValidateNotNullOrEmpty]
    public string[]? LiteralPath
    {
        get => Path;
        set
        {
            Path = value;
            _isLiteral = true;
        }
    }

    [Parameter]
    public SwitchParameter SkipLimitCheck { get; set; }

    protected override void ProcessRecord()
    {
        var session = Context.Providers;
        var context = new ProviderContext(session, this) { IsLiteral = _isLiteral };
        foreach (var path in Path ?? [])
        {
            List<ProviderLocation> found;
            try
            {
                found = PathResolver.Resolve(session, path, context, mustExist: true);
            }
            catch (ProviderErrorException)
            {
                WriteError(new ErrorRecord(new ItemNotFoundException($"Cannot find path '{path}' because it does not exist."),
                    "PathNotFound", ErrorCategory.InvalidArgument, path));
                continue;
            }

            foreach (var location in found)
            {
                Read(location.Path);
            }
        }
    }

    private void Read(string file)
    {
        var ast = Parser.ParseFile(file, out _, out var errors);
        if (errors.Length > 0)
        {
            Fail(file, "CouldNotParseAsPowerShellDataFile");
            return;
        }

        if (ast.Find(static node => node is HashtableAst, searchNestedScriptBlocks: false) is not HashtableAst table)
        {
            Fail(file, "CouldNotParseAsPowerShellDataFileNoHashtableRoot");
            return;
        }

        try
        {
            WriteObject(table.SafeGetValue());
        }
        catch (InvalidOperationException e)
        {
            WriteError(new ErrorRecord(e, e.GetType().FullName!, ErrorCategory.NotSpecified, null));
        }
    }

    private void Fail(string file, string id)
        => WriteError(new ErrorRecord(new InvalidOperationException($"The file '{file}' could not be parsed as a PowerShell Data File."),
            id, ErrorCategory.InvalidData, file));
}
