using System.Text;
using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Writes objects to a file, as they would be shown.</summary>
[Cmdlet("Out", "File", SupportsShouldProcess = true, DefaultParameterSetName = "ByPath", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096621")]
public class OutFileCommand : FrontEndCommandBase
{
    private StreamWriter? _writer;
    private OutputSession? _session;
    private bool _opened;

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "ByPath")]
    [Alias("Path")]
    public string? FilePath { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "ByLiteralPath")]
    [Alias("PSPath", "LP")]
    public string? LiteralPath
    {
        get => FilePath;
        set
        {
            FilePath = value;
            _isLiteral = true;
        }
    }

    private bool _isLiteral;

    [Parameter(Position = 1)]
    [ArgumentToEncodingTransformation]
    [ValidateNotNullOrEmpty]
    public Encoding? Encoding { get; set; }

    [Parameter]
    public SwitchParameter Append { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    [Alias("NoOverwrite")]
    public SwitchParameter NoClobber { get; set; }

    [ValidateRange(2, int.MaxValue)]
    [Parameter]
    public int Width { get; set; }

    [Parameter]
    public SwitchParameter NoNewline { get; set; }

    protected override void BeginProcessing()
    {
        if (!ShouldProcess(FilePath!, "Output to File"))
        {
            return;
        }

        _opened = true;
        _writer = FileOutput.Open(this, FilePath!, _isLiteral, Encoding, Append, Force, NoClobber);
        var width = Width > 0 ? Width : HostWidth.Of(Host);
        _session = new OutputSession(new DelegateLineWriter(width, WriteLine), FormatStyle.ForText());
    }

    protected override void ProcessRecord()
    {
        if (_opened)
        {
            _session!.Write(InputObject);
        }
    }

    protected override void EndProcessing()
    {
        if (_opened)
        {
            _session!.End();
            _writer!.Dispose();
            _writer = null;
        }
    }

    protected override void InternalDispose() => _writer?.Dispose();

    private void WriteLine(string line)
    {
        if (NoNewline)
        {
            _writer!.Write(line);
        }
        else
        {
            _writer!.Write(line);
            _writer.Write(Environment.NewLine);
        }
    }
}
