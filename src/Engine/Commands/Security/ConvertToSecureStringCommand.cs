using System.Security;
using System.Security.Cryptography;

namespace Microsoft.PowerShell.Commands;

/// <summary>Makes a secure string of text.</summary>
[Cmdlet("ConvertTo", "SecureString", DefaultParameterSetName = "Secure", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096818")]
[OutputType(typeof(SecureString))]
public sealed class ConvertToSecureStringCommand : ConvertFromToSecureStringCommandBase
{
    [Parameter(Position = 0, ValueFromPipeline = true, Mandatory = true)]
    public string? String { get; set; }

    [Parameter(Position = 1, ParameterSetName = "PlainText")]
    public SwitchParameter AsPlainText { get; set; }

    [Parameter(Position = 2, ParameterSetName = "PlainText")]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        if (AsPlainText)
        {
            WriteObject(SecureText.Hide(String!));
            return;
        }

        try
        {
            WriteObject(SecureText.Import(String!, KeyBytes()));
        }
        catch (Exception e) when (e is FormatException or CryptographicException or IndexOutOfRangeException)
        {
            WriteError(new ErrorRecord(new PSArgumentException(e.Message, e), "ImportSecureString_InvalidArgument", ErrorCategory.InvalidArgument, null));
        }
    }
}
