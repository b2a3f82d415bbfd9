using System.Globalization;
using System.Text;

namespace System.Management.Automation.Runtime;

/// <summary>Characters that XML cannot hold, written as <c>_xHHHH_</c>.</summary>
internal static class CliXmlText
{
    public static string Encode(string text)
    {
        StringBuilder? builder = null;
        for (var i = 0; i < text.Length; i++)
        {
            if (!NeedsEscape(text, i))
            {
                builder?.Append(text[i]);
                continue;
            }

            builder ??= new StringBuilder(text, 0, i, text.Length + 16);
            builder.Append(CultureInfo.InvariantCulture, $"_x{(int)text[i]:X4}_");
        }

        return builder?.ToString() ?? text;
    }

    public static string Decode(string text)
    {
        if (!text.Contains("_x", StringComparison.Ordinal))
        {
            return text;
        }

        var builder = new StringBuilder(text.Length);
        for (var i = 0; i < text.Length; i++)
        {
            if (IsEscape(text, i) && ushort.TryParse(text.AsSpan(i + 2, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out var code))
            {
                builder.Append((char)code);
                i += 6;
            }
            else
            {
                builder.Append(text[i]);
            }
        }

        return builder.ToString();
    }

    private static bool NeedsEscape(string text, int index)
    {
        var character = text[index];
        if (character < ' ' || character is >= '\u007f' and <= '\u009f' or '\ufffe' or '\uffff')
        {
            return true;
        }

        if (char.IsSurrogate(character))
        {
            return !(char.IsHighSurrogate(character) && index + 1 < text.Length && char.IsLowSurrogate(text[index + 1]))
                && !(char.IsLowSurrogate(character) && index > 0 && char.IsHighSurrogate(text[index - 1]));
        }

        // An underscore before x would read as an escape.
        return character == '_' && index + 1 < text.Length && text[index + 1] is 'x' or 'X';
    }

    private static bool IsEscape(string text, int index)
        => index + 6 < text.Length && text[index] == '_' && text[index + 1] is 'x' or 'X' && text[index + 6] == '_';
}
