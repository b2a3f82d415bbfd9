namespace Microsoft.PowerShell.Commands;

/// <summary>Turns objects into CSV text.</summary>
[Cmdlet("ConvertTo", "Csv", DefaultParameterSetName = "Delimiter", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096832", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(string))]
public sealed class ConvertToCsvCommand : BaseCsvWritingCommand
{
    private bool _started;

    [Parameter(ValueFromPipeline = true, Mandatory = true, Position = 0)]
    public override PSObject? InputObject { get; set; }

    protected override void ProcessRecord()
    {
        if (InputObject is not { } input)
        {
            return;
        }

        if (!_started)
        {
            _started = true;
            Lines.SetNames(CsvLines.NamesOf(input));
            if (IncludeTypeInformation || !NoTypeInformation)
            {
                WriteCsvLine(CsvLines.TypeLine(input));
            }

            if (!NoHeader && Lines.Names.Count > 0)
            {
                WriteCsvLine(Lines.Header());
            }
        }

        if (Lines.Names.Count > 0)
        {
            WriteCsvLine(Lines.Row(input));
        }
    }

    public override void WriteCsvLine(string line) => WriteObject(line);
}
