using System.Text;
using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Hands its input on, and keeps a copy in a variable or a file.</summary>
[Cmdlet("Tee", "Object", DefaultParameterSetName = "File", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097034")]
public sealed class TeeObjectCommand : PSCmdlet, IDisposable
{
    private readonly List<object?> _kept = [];
    private StreamWriter? _writer;
    private OutputSession? _session;

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "File")]
    [Alias("Path")]
    public string? FilePath { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "LiteralFile")]
    [Alias("PSPath", "LP")]
    public string? LiteralPath { get; set; }

    [Parameter(ParameterSetName = "File")]
    public SwitchParameter Append { get; set; }

    [Parameter(ParameterSetName = "File")]
    [Parameter(ParameterSetName = "LiteralFile")]
    [ArgumentToEncodingTransformation]
    [ValidateNotNullOrEmpty]
    public Encoding? Encoding { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "Variable")]
    public string? Variable { get; set; }

    protected override void BeginProcessing()
    {
        if (Variable is null)
        {
            _writer = FileOutput.Open(this, FilePath ?? LiteralPath!, LiteralPath is not null, Encoding, Append, force: false, noClobber: false);
            _session = new OutputSession(new DelegateLineWriter(HostWidth.Of(Host), line => _writer.Write(line + Environment.NewLine)), FormatStyle.ForText());
        }
    }

    protected override void ProcessRecord()
    {
        if (_session is not null)
        {
            _session.Write(InputObject);
        }
        else
        {
            _kept.Add(InputObject);
        }

        WriteObject(InputObject);
    }

    protected override void EndProcessing()
    {
        if (_session is not null)
        {
            _session.End();
            _writer!.Dispose();
        }
        else
        {
            SessionState.PSVariable.Set(Variable!, _kept.Count == 1 ? CmdletSupport.Bare(_kept[0]) is PSObject ? _kept[0] : CmdletSupport.Bare(_kept[0]) : _kept.ToArray());
        }
    }

    public void Dispose() => _writer?.Dispose();
}
