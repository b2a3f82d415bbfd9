using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Writes objects to a file, so that they can be read back.</summary>
[Cmdlet("Export", "Clixml", SupportsShouldProcess = true, DefaultParameterSetName = "ByPath", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096926")]
public sealed class ExportClixmlCommand : PSCmdlet, IDisposable
{
    private readonly List<object?> _inputs = [];
    private StreamWriter? _writer;
    private bool _isLiteral;

    [Parameter]
    [ValidateRange(1, int.MaxValue)]
    public int Depth { get; set; } = 2;

    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "ByPath")]
    public string? Path { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "ByLiteralPath")]
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

    [Parameter(ValueFromPipeline = true, Mandatory = true)]
    [AllowNull]
    public PSObject? InputObject { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    [Alias("NoOverwrite")]
    public SwitchParameter NoClobber { get; set; }

    [Parameter]
    [ArgumentToEncodingTransformation]
    [ValidateNotNullOrEmpty]
    public Encoding? Encoding { get; set; }

    protected override void BeginProcessing()
    {
        if (ShouldProcess(Path!))
        {
            _writer = FileOutput.Open(this, Path!, _isLiteral, Encoding, append: false, Force, NoClobber);
        }
    }

    protected override void ProcessRecord() => _inputs.Add(InputObject);

    protected override void EndProcessing()
    {
        if (_writer is null)
        {
            return;
        }

        _writer.Write("<Objs Version=\"1.1.0.1\" xmlns=\"http://schemas.microsoft.com/powershell/2004/04\">\n");
        foreach (var input in _inputs)
        {
            _writer.Write(Element(PSSerializer.Serialize(input, Depth)));
        }

        _writer.Write("</Objs>");
        Dispose();
    }

    /// <summary>A document of one object without the element around it.</summary>
    private static string Element(string document)
    {
        var start = document.IndexOf('>', StringComparison.Ordinal) + 1;
        var end = document.LastIndexOf("</Objs>", StringComparison.Ordinal);
        return end < start ? "" : document[start..end].TrimStart('\r', '\n');
    }

    public void Dispose()
    {
        _writer?.Dispose();
        _writer = null;
    }
}
