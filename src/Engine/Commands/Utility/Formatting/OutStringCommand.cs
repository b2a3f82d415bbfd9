using System.Text;
using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Makes text of objects, as they would be shown.</summary>
[Cmdlet("Out", "String", DefaultParameterSetName = "NoNewLineFormatting", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097024", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(string))]
public class OutStringCommand : FrontEndCommandBase
{
    private readonly StringBuilder _text = new();
    private OutputSession? _session;

    [Parameter(ParameterSetName = "StreamFormatting")]
    public SwitchParameter Stream { get; set; }

    [ValidateRange(2, int.MaxValue)]
    [Parameter]
    public int Width { get; set; }

    [Parameter(ParameterSetName = "NoNewLineFormatting")]
    public SwitchParameter NoNewline { get; set; }

    protected override void BeginProcessing()
    {
        var width = Width > 0 ? Width : HostWidth.Of(Host);
        _session = new OutputSession(new DelegateLineWriter(width, WriteLine), FormatStyle.ForText());
    }

    protected override void ProcessRecord() => _session!.Write(InputObject);

    protected override void EndProcessing()
    {
        _session!.End();
        if (!Stream)
        {
            WriteObject(_text.ToString());
        }
    }

    private void WriteLine(string line)
    {
        if (Stream)
        {
            WriteObject(line);
            return;
        }

        _text.Append(line);
        if (!NoNewline)
        {
            _text.Append(Environment.NewLine);
        }
    }
}
