namespace Microsoft.PowerShell.Commands;

/// <summary>Asks the user for a line.</summary>
[Cmdlet("Read", "Host", DefaultParameterSetName = "AsString", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096610")]
[OutputType(typeof(string), typeof(System.Security.SecureString))]
public sealed class ReadHostCommand : PSCmdlet
{
    [Parameter(Position = 0, ValueFromRemainingArguments = true)]
    [AllowNull]
    public object? Prompt { get; set; }

    [Parameter(ParameterSetName = "AsSecureString")]
    public SwitchParameter AsSecureString { get; set; }

    [Parameter(ParameterSetName = "AsString")]
    public SwitchParameter MaskInput { get; set; }

    protected override void BeginProcessing()
    {
        var ui = Host.UI ?? throw new PSInvalidOperationException("Cannot read: the host has no user interface.");
        if (Prompt is not null)
        {
            var text = CmdletSupport.Bare(Prompt) is System.Collections.IEnumerable many and not string
                ? string.Join(' ', many.Cast<object?>().Select(CmdletSupport.Text)) : CmdletSupport.Text(Prompt);
            ui.Write(text + ": ");
        }

        if (AsSecureString)
        {
            WriteObject(ui.ReadLineAsSecureString());
        }
        else
        {
            WriteObject(MaskInput ? SecureText.Reveal(ui.ReadLineAsSecureString()) : ui.ReadLine());
        }
    }
}
