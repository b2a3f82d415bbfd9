namespace Microsoft.PowerShell.Commands;

/// <summary>Turns JSON text into objects.</summary>
[Cmdlet("ConvertFrom", "Json", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096606", RemotingCapability = RemotingCapability.None)]
public class ConvertFromJsonCommand : Cmdlet
{
    private readonly List<string> _inputs = [];

    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true)]
    [AllowEmptyString]
    public string? InputObject { get; set; }

    [Parameter]
    public SwitchParameter AsHashtable { get; set; }

    [Parameter]
    [ValidateRange(ValidateRangeKind.Positive)]
    public int Depth { get; set; } = 1024;

    [Parameter]
    public SwitchParameter NoEnumerate { get; set; }

    [Parameter]
    public JsonDateKind DateKind { get; set; } = JsonDateKind.Default;

    protected override void ProcessRecord() => _inputs.Add(InputObject ?? "");

    protected override void EndProcessing()
    {
        if (_inputs.Count == 0)
        {
            return;
        }

        if (_inputs.Count == 1)
        {
            Convert(_inputs[0]);
            return;
        }

        // Several lines are one text, unless the first of them is complete: then each is a text of its own.
        var isFirstComplete = false;
        try
        {
            isFirstComplete = Convert(_inputs[0]);
        }
        catch (ArgumentException)
        {
            // The first line is only the beginning.
        }

        if (isFirstComplete)
        {
            for (var i = 1; i < _inputs.Count; i++)
            {
                Convert(_inputs[i]);
            }
        }
        else
        {
            Convert(string.Join(Environment.NewLine, _inputs));
        }
    }

    private bool Convert(string text)
    {
        var result = JsonObject.Read(text, AsHashtable, Depth, DateKind, out var error);
        if (error is not null)
        {
            ThrowTerminatingError(error);
        }

        WriteObject(result, enumerateCollection: !NoEnumerate);
        return !string.IsNullOrWhiteSpace(text);
    }
}
