using System.Globalization;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Makes objects of CSV text.</summary>
[Cmdlet("ConvertFrom", "Csv", DefaultParameterSetName = "Delimiter", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096830", RemotingCapability = RemotingCapability.None)]
public sealed class ConvertFromCsvCommand : PSCmdlet
{
    private readonly StringBuilder _text = new();

    [Parameter(Position = 1, ParameterSetName = "Delimiter")]
    [ValidateNotNull]
    [ValidateNotNullOrEmpty]
    public char Delimiter { get; set; } = ',';

    [Parameter(ParameterSetName = "UseCulture", Mandatory = true)]
    [ValidateNotNull]
    [ValidateNotNullOrEmpty]
    public SwitchParameter UseCulture { get; set; }

    [Parameter(ValueFromPipeline = true, Mandatory = true, Position = 0)]
    [ValidateNotNull]
    [AllowEmptyString]
    [AllowEmptyCollection]
    public PSObject[]? InputObject { get; set; }

    [Parameter(Mandatory = false)]
    [ValidateNotNull]
    [ValidateNotNullOrEmpty]
    public string[]? Header { get; set; }

    protected override void ProcessRecord()
    {
        foreach (var item in InputObject ?? [])
        {
            _text.Append(CmdletSupport.Text(item)).Append('\n');
        }
    }

    protected override void EndProcessing()
    {
        var delimiter = UseCulture ? CultureInfo.CurrentCulture.TextInfo.ListSeparator[0] : Delimiter;
        var import = new CsvImport(this, delimiter) { Header = Header };
        using var reader = new StringReader(_text.ToString());
        import.Import(reader, WriteObject);
    }
}
