using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Writes objects to a CSV file.</summary>
[Cmdlet("Export", "Csv", SupportsShouldProcess = true, DefaultParameterSetName = "DelimiterPath", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096608")]
public sealed class ExportCsvCommand : BaseCsvWritingCommand, IDisposable
{
    private StreamWriter? _writer;
    private bool _isLiteral;
    private bool _active;
    private bool _started;

    [Parameter(ValueFromPipeline = true, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public override PSObject? InputObject { get; set; }

    [Parameter(Position = 0, ParameterSetName = "DelimiterPath", Mandatory = true)]
    [Parameter(Position = 0, ParameterSetName = "CulturePath", Mandatory = true)]
    [ValidateNotNullOrEmpty]
    public string? Path { get; set; }

    [Parameter(ParameterSetName = "DelimiterLiteralPath", Mandatory = true)]
    [Parameter(ParameterSetName = "CultureLiteralPath", Mandatory = true)]
    [ValidateNotNullOrEmpty]
    [Alias("PSPath", "LP")]
    public string? LiteralPath
    {
        get => Path;
        set
        {
            Path = value;
            _isLiteral = true;
        }
    }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    [Alias("NoOverwrite")]
    public SwitchParameter NoClobber { get; set; }

    [Parameter]
    [ArgumentToEncodingTransformation]
    [ValidateNotNullOrEmpty]
    public Encoding? Encoding { get; set; }

    [Parameter]
    public SwitchParameter Append { get; set; }

    protected override void BeginProcessing()
    {
        base.BeginProcessing();
        if (!ShouldProcess(Path!))
        {
            return;
        }

        _active = true;
        var known = Append ? ReadKnownHeader() : null;
        _writer = FileOutput.Open(this, Path!, _isLiteral, Encoding, Append, Force, NoClobber);
        if (known is { Count: > 0 })
        {
            Lines.SetNames(known);
        }
    }

    protected override void ProcessRecord()
    {
        if (!_active || InputObject is not { } input)
        {
            return;
        }

        if (!_started)
        {
            _started = true;
            Start(input);
        }

        WriteCsvLine(Lines.Row(input));
    }

    protected override void EndProcessing() => Dispose();

    public void Dispose()
    {
        _writer?.Dispose();
        _writer = null;
    }

    public override void WriteCsvLine(string line)
    {
        _writer!.Write(line);
        _writer.Write(Environment.NewLine);
    }

    private void Start(PSObject input)
    {
        if (Lines.Names.Count > 0)
        {
            ThrowIfMismatched(input);
            return;
        }

        Lines.SetNames(CsvLines.NamesOf(input));
        if (IncludeTypeInformation || !NoTypeInformation)
        {
            WriteCsvLine(CsvLines.TypeLine(input));
        }

        if (!NoHeader)
        {
            WriteCsvLine(Lines.Header());
        }
    }

    private void ThrowIfMismatched(PSObject input)
    {
        if (Force)
        {
            return;
        }

        var names = CsvLines.NamesOf(input);
        foreach (var name in Lines.Names)
        {
            if (!names.Contains(name, StringComparer.OrdinalIgnoreCase))
            {
                ThrowTerminatingError(new ErrorRecord(new InvalidOperationException(
                    $"Cannot append CSV content to the following file: {Path}. The appended object does not have a property that corresponds to the following "
                    + $"column: {name}. To continue with mismatched properties, add the -Force parameter, and then retry the command."),
                    "CannotAppendCsvWithMismatchedPropertyNames", ErrorCategory.InvalidData, name));
            }
        }
    }

    private List<string>? ReadKnownHeader()
    {
        var file = GetUnresolvedProviderPathFromPSPath(Path!);
        if (!File.Exists(file) || new FileInfo(file).Length == 0)
        {
            return null;
        }

        using var text = new StreamReader(file, Encoding ?? FileEncoding.Default, detectEncodingFromByteOrderMarks: true);
        var reader = new CsvReader(text, Delimiter);
        while (reader.PeekCommentLine() is not null)
        {
        }

        return reader.Read();
    }
}
