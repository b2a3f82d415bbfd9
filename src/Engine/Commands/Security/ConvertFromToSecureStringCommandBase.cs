using System.Security;

namespace Microsoft.PowerShell.Commands;

/// <summary>What the conversions of secure strings share: the key.</summary>
public abstract class ConvertFromToSecureStringCommandBase : SecureStringCommandBase
{
    [Parameter(Position = 1, ParameterSetName = "Secure")]
    public SecureString? SecureKey { get; set; }

    [Parameter(ParameterSetName = "Open")]
    public byte[]? Key { get; set; }

    internal byte[]? KeyBytes()
    {
        var key = Key ?? (SecureKey is null ? null : System.Text.Encoding.Unicode.GetBytes(SecureText.Reveal(SecureKey)));
        if (key is not null && key.Length is not (16 or 24 or 32))
        {
            ThrowTerminatingError(new ErrorRecord(
                new PSArgumentException("The specified key is not valid. Valid key length settings are either 128 bits, 192 bits, or 256 bits."),
                "ConvertToSecureString_InvalidKeyLength", ErrorCategory.InvalidArgument, null));
        }

        return key;
    }
}
