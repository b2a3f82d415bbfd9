using System.Collections;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Shows text to the user, through the information stream.</summary>
[Cmdlet("Write", "Host", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097137", RemotingCapability = RemotingCapability.None)]
public sealed class WriteHostCommand : ConsoleColorCmdlet
{
    [Parameter(Position = 0, ValueFromRemainingArguments = true, ValueFromPipeline = true)]
    [Alias("Msg", "Message")]
    public object? Object { get; set; }

    [Parameter]
    public SwitchParameter NoNewline { get; set; }

    [Parameter]
    public object Separator { get; set; } = " ";

    protected override void ProcessRecord()
    {
        var text = ToText(Object) ?? "";
        var message = new HostInformationMessage
        {
            Message = text,
            NoNewLine = NoNewline.IsPresent,
            ForegroundColor = ForegroundColor,
            BackgroundColor = BackgroundColor,
        };
        WriteInformation(message, ["PSHOST"]);
    }

    private string? ToText(object? value)
    {
        if (value is null)
        {
            return null;
        }

        var bare = CmdletSupport.Bare(value);
        if (bare is string text)
        {
            return text;
        }

        if (bare is System.Xml.XmlNode node)
        {
            return node.Name;
        }

        if (bare is not IEnumerable items)
        {
            return value is PSObject { BaseObject: PSCustomObject } ? CmdletSupport.Text(value) : PSObject.AsPSObject(value).ToString(null!, null!);
        }

        var result = new StringBuilder();
        var separator = CmdletSupport.Text(Separator);
        var isFirst = true;
        foreach (var item in items)
        {
            if (!isFirst)
            {
                result.Append(separator);
            }

            isFirst = false;
            result.Append(ToText(item is DictionaryEntry entry ? $"[{CmdletSupport.Text(entry.Key)}, {CmdletSupport.Text(entry.Value)}]" : item));
        }

        return result.ToString();
    }
}
