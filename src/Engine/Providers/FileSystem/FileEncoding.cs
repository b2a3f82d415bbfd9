using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Encodings by the names that parameters take.</summary>
internal static class FileEncoding
{
    public static readonly Encoding Default = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false);

    public static readonly string[] Names =
        ["ascii", "ansi", "bigendianunicode", "bigendianutf32", "unicode", "utf7", "utf8", "utf8BOM", "utf8NoBOM", "utf32", "default", "oem"];

    public static Encoding Get(string name)
    {
        switch (name.ToUpperInvariant())
        {
            case "ASCII":
                return Encoding.ASCII;
            case "ANSI":
            case "OEM":
            case "UTF8":
            case "UTF8NOBOM":
            case "DEFAULT":
                return Default;
            case "UTF8BOM":
                return new UTF8Encoding(true);
            case "UNICODE":
                return Encoding.Unicode;
            case "BIGENDIANUNICODE":
                return Encoding.BigEndianUnicode;
            case "UTF32":
                return Encoding.UTF32;
            case "BIGENDIANUTF32":
                return new UTF32Encoding(bigEndian: true, byteOrderMark: true);
#pragma warning disable SYSLIB0001 // UTF-7 is part of the parameter's documented values.
            case "UTF7":
                return Encoding.UTF7;
#pragma warning restore SYSLIB0001
            default:
                Encoding.RegisterProvider(CodePagesEncodingProvider.Instance);
                return int.TryParse(name, out var page) ? Encoding.GetEncoding(page) : Encoding.GetEncoding(name);
        }
    }
}
