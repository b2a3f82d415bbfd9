using System.Globalization;
using System.Runtime.InteropServices;
using System.Security;
using System.Security.Cryptography;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Secure strings to text and back.</summary>
internal static class SecureText
{
    // Marks text that was encrypted with a key, so that it is told from text without one.
    private const string KeyedHeader = "76492d1116743f0423413b16050a5345";

    public static string Reveal(SecureString secret)
    {
        var pointer = Marshal.SecureStringToGlobalAllocUnicode(secret);
        try
        {
            return Marshal.PtrToStringUni(pointer, secret.Length);
        }
        finally
        {
            Marshal.ZeroFreeGlobalAllocUnicode(pointer);
        }
    }

    public static SecureString Hide(string text)
    {
        var secret = new SecureString();
        foreach (var c in text)
        {
            secret.AppendChar(c);
        }

        secret.MakeReadOnly();
        return secret;
    }

    /// <summary>Without a key there is no protection but on Windows: the text is only written as hexadecimal digits.</summary>
    public static string Export(SecureString secret, byte[]? key)
    {
        var bytes = Encoding.Unicode.GetBytes(Reveal(secret));
        if (key is null)
        {
            return Convert.ToHexStringLower(bytes);
        }

        using var aes = Aes.Create();
        aes.Key = key;
        var encrypted = aes.EncryptCbc(bytes, aes.IV);
        var payload = $"2|{Convert.ToBase64String(aes.IV)}|{Convert.ToHexStringLower(encrypted)}";
        return KeyedHeader + Convert.ToBase64String(Encoding.Unicode.GetBytes(payload));
    }

    /// <exception cref="FormatException">The text was not made by <see cref="Export"/>.</exception>
    /// <exception cref="CryptographicException">The key is not the one it was made with.</exception>
    public static SecureString Import(string text, byte[]? key)
    {
        if (key is null)
        {
            return Hide(Encoding.Unicode.GetString(Convert.FromHexString(text)));
        }

        if (!text.StartsWith(KeyedHeader, StringComparison.OrdinalIgnoreCase))
        {
            throw new FormatException(string.Create(CultureInfo.InvariantCulture, $"Input string was not in a correct format."));
        }

        var parts = Encoding.Unicode.GetString(Convert.FromBase64String(text[KeyedHeader.Length..])).Split('|');
        using var aes = Aes.Create();
        aes.Key = key;
        return Hide(Encoding.Unicode.GetString(aes.DecryptCbc(Convert.FromHexString(parts[2]), Convert.FromBase64String(parts[1]))));
    }
}
