using System.Globalization;
using System.Management.Automation.Provider;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Makes objects of CSV files.</summary>
[Cmdlet("Import", "Csv", DefaultParameterSetName = "DelimiterPath", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097020")]
public sealed class ImportCsvCommand : PSCmdlet
{
    private bool _isLiteral;

    [Parameter(Position = 1, ParameterSetName = "DelimiterPath")]
    [Parameter(Position = 1, ParameterSetName = "DelimiterLiteralPath")]
    [ValidateNotNull]
    public char Delimiter { get; set; } = ',';

    [Parameter(Position = 0, ValueFromPipeline = true, Mandatory = true, ParameterSetName = "DelimiterPath")]
    [Parameter(Position = 0, ValueFromPipeline = true, Mandatory = true, ParameterSetName = "CulturePath")]
    [ValidateNotNullOrEmpty]
    public string[]? Path { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "DelimiterLiteralPath")]
    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "CultureLiteralPath")]
    [ValidateNotNullOrEmpty]
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

    [Parameter(Mandatory = true, ParameterSetName = "CulturePath")]
    [Parameter(Mandatory = true, ParameterSetName = "CultureLiteralPath")]
    [ValidateNotNull]
    public SwitchParameter UseCulture { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string[]? Header { get; set; }

    [Parameter]
    [ArgumentToEncodingTransformation]
    [ValidateNotNullOrEmpty]
    public Encoding? Encoding { get; set; }

    protected override void ProcessRecord()
    {
        var session = Context.Providers;
        var context = new ProviderContext(session, this) { IsLiteral = _isLiteral };
        var delimiter = UseCulture ? CultureInfo.CurrentCulture.TextInfo.ListSeparator[0] : Delimiter;
        foreach (var path in Path ?? [])
        {
            foreach (var location in PathResolver.Resolve(session, path, context, mustExist: false))
            {
                try
                {
                    using var reader = new StreamReader(location.Path, Encoding ?? FileEncoding.Default, detectEncodingFromByteOrderMarks: true);
                    new CsvImport(this, delimiter) { Header = Header }.Import(reader, WriteObject);
                }
                catch (Exception e) when (e is IOException or UnauthorizedAccessException)
                {
                    ThrowTerminatingError(new ErrorRecord(e, "FileOpenFailure", ErrorCategory.OpenError, location.Path));
                }
            }
        }
    }
}
