using System.Security;

namespace Microsoft.PowerShell.Commands;

/// <summary>Makes text of a secure string.</summary>
[Cmdlet("ConvertFrom", "SecureString", DefaultParameterSetName = "Secure", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096497")]
[OutputType(typeof(string))]
public sealed class ConvertFromSecureStringCommand : ConvertFromToSecureStringCommandBase
{
    [Parameter(Position = 0, ValueFromPipeline = true, Mandatory = true)]
    public SecureString? SecureString { get => SecureStringData; set => SecureStringData = value; }

    [Parameter(ParameterSetName = "AsPlainText")]
    public SwitchParameter AsPlainText { get; set; }

    protected override void ProcessRecord()
        => WriteObject(AsPlainText ? SecureText.Reveal(SecureString!) : SecureText.Export(SecureString!, KeyBytes()));
}
