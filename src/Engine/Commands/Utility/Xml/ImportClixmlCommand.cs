using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads objects that Export-Clixml wrote.</summary>
[Cmdlet("Import", "Clixml", SupportsPaging = true, DefaultParameterSetName = "ByPath", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096618")]
public sealed class ImportClixmlCommand : PSCmdlet
{
    private bool _isLiteral;

    [Parameter(Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, Mandatory = true, ParameterSetName = "ByPath")]
    public string[]? Path { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true, Mandatory = true, ParameterSetName = "ByLiteralPath")]
    [Alias("PSPath", "LP")]
    public string[]? LiteralPath
    {
        get => Path;
        set
        {
            Path = value;
            _isLiteral = true;
        }
    }

    protected override void ProcessRecord()
    {
        var session = Context.Providers;
        var context = new ProviderContext(session, this) { IsLiteral = _isLiteral };
        if (PagingParameters is { IncludeTotalCount.IsPresent: true })
        {
            WriteObject(PagingParameters.NewTotalCount(0, 0));
        }

        foreach (var path in Path ?? [])
        {
            context.Guard(path, () =>
            {
                foreach (var location in PathResolver.Resolve(session, path, context, mustExist: true))
                {
                    Read(location.Path);
                }
            });
        }
    }

    private void Read(string file)
    {
        var skip = PagingParameters?.Skip ?? 0;
        var first = PagingParameters?.First ?? ulong.MaxValue;
        foreach (var item in PSSerializer.DeserializeAsList(File.ReadAllText(file)))
        {
            if (skip > 0)
            {
                skip--;
                continue;
            }

            if (first-- == 0)
            {
                return;
            }

            WriteObject(item);
        }
    }
}
