using Newtonsoft.Json;

namespace Microsoft.PowerShell.Commands;

/// <summary>Turns objects into JSON text.</summary>
[Cmdlet("ConvertTo", "Json", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096925", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(string))]
public class ConvertToJsonCommand : PSCmdlet, IDisposable
{
    private readonly List<object?> _inputs = [];
    private readonly CancellationTokenSource _cancellation = new();

    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true)]
    [AllowNull]
    public object? InputObject { get; set; }

    [Parameter]
    [ValidateRange(0, 100)]
    public int Depth { get; set; } = 2;

    [Parameter]
    public SwitchParameter Compress { get; set; }

    [Parameter]
    public SwitchParameter EnumsAsStrings { get; set; }

    [Parameter]
    public SwitchParameter AsArray { get; set; }

    [Parameter]
    public StringEscapeHandling EscapeHandling { get; set; } = StringEscapeHandling.Default;

    protected override void ProcessRecord() => _inputs.Add(InputObject);

    protected override void EndProcessing()
    {
        if (_inputs.Count == 0)
        {
            return;
        }

        var value = _inputs.Count > 1 || AsArray ? _inputs : _inputs[0];
        var context = new JsonObject.ConvertToJsonContext(Depth, EnumsAsStrings, Compress, EscapeHandling, this, _cancellation.Token);
        var text = JsonObject.ConvertToJson(value, context);
        if (text is not null)
        {
            WriteObject(text);
        }
    }

    protected override void StopProcessing() => _cancellation.Cancel();

    public void Dispose()
    {
        _cancellation.Dispose();
        GC.SuppressFinalize(this);
    }
}
