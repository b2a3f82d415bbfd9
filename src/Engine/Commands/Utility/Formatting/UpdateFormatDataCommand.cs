using System.Xml;
using Microsoft.PowerShell.Commands.Internal.Format;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace Microsoft.PowerShell.Commands;

/// <summary>Loads views from format files.</summary>
[Cmdlet("Update", "FormatData", SupportsShouldProcess = true, DefaultParameterSetName = "FileSet", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097135")]
public class UpdateFormatDataCommand : PSCmdlet
{
    [Parameter(Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "FileSet")]
    [Alias("PSPath", "Path")]
    [ValidateNotNull]
    public string[] AppendPath { get; set; } = [];

    [Parameter(ParameterSetName = "FileSet")]
    [ValidateNotNull]
    public string[] PrependPath { get; set; } = [];

    protected override void ProcessRecord()
    {
        for (var i = PrependPath.Length - 1; i >= 0; i--)
        {
            Load(PrependPath[i], prepend: true);
        }

        foreach (var path in AppendPath)
        {
            Load(path, prepend: false);
        }
    }

    private void Load(string path, bool prepend)
    {
        string file;
        try
        {
            file = GetUnresolvedProviderPathFromPSPath(path);
            if (!File.Exists(file))
            {
                throw new ItemNotFoundException($"Cannot find path '{file}' because it does not exist.");
            }
        }
        catch (Exception e) when (e is SessionStateException or ItemNotFoundException)
        {
            WriteError(new ErrorRecord(e, prepend ? "FormatPrependPathException" : "FormatAppendPathException", ErrorCategory.InvalidOperation, path));
            return;
        }

        if (!file.EndsWith(".ps1xml", StringComparison.OrdinalIgnoreCase))
        {
            WriteError(new ErrorRecord(new PSInvalidOperationException($"Cannot load the file '{file}': its extension has to be .ps1xml."),
                "WrongExtension", ErrorCategory.InvalidArgument, file));
            return;
        }

        if (!ShouldProcess(file, "Update FormatData"))
        {
            return;
        }

        try
        {
            FormatCatalogs.Add(ExecutionContext.Required, new FormatFileReader().Read(file), prepend);
        }
        catch (Exception e) when (e is XmlException or InvalidDataException or IOException or UnauthorizedAccessException)
        {
            WriteError(new ErrorRecord(new RuntimeException($"There were errors in loading the format data file:\n{file}: {e.Message}", e),
                "FormatXmlUpdateException", ErrorCategory.InvalidOperation, file));
        }
    }
}
