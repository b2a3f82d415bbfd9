using System.Text;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Lengths and cuts of text in the cells of a terminal: wide characters count two, escape sequences nothing.</summary>
internal static class DisplayText
{
    public const char Ellipsis = '\u2026';

    public static int LengthOf(string text)
    {
        var length = 0;
        for (var i = 0; i < text.Length; i++)
        {
            if (text[i] == '\x1b')
            {
                i = EndOfEscape(text, i) - 1;
            }
            else
            {
                length += WidthOf(text[i]);
            }
        }

        return length;
    }

    public static int WidthOf(char c)
        => c < 0x1100 ? 1
            : (c is >= '\u1100' and <= '\u115f' or '\u2329' or '\u232a'
                || (c is >= '\u2e80' and <= '\ua4cf' && c != '\u303f')
                || c is (>= '\uac00' and <= '\ud7a3') or (>= '\uf900' and <= '\ufaff') or (>= '\ufe10' and <= '\ufe19')
                    or (>= '\ufe30' and <= '\ufe6f') or (>= '\uff00' and <= '\uff60') or (>= '\uffe0' and <= '\uffe6')) ? 2 : 1;

    /// <summary>The longest beginning that is not wider.</summary>
    public static string Head(string text, int width)
    {
        var used = 0;
        for (var i = 0; i < text.Length; i++)
        {
            if (text[i] == '\x1b')
            {
                i = EndOfEscape(text, i) - 1;
                continue;
            }

            used += WidthOf(text[i]);
            if (used > width)
            {
                return text[..i];
            }
        }

        return text;
    }

    /// <summary>The longest end that is not wider.</summary>
    public static string Tail(string text, int width)
    {
        var used = 0;
        for (var i = text.Length - 1; i >= 0; i--)
        {
            used += WidthOf(text[i]);
            if (used > width)
            {
                return text[(i + 1)..];
            }
        }

        return text;
    }

    /// <summary>Cuts a cell to its width; numbers lose their beginning, text its end.</summary>
    public static string Truncate(string text, int width, Alignment alignment)
    {
        if (LengthOf(text) <= width)
        {
            return text;
        }

        if (width <= 1)
        {
            return width <= 0 ? "" : Ellipsis.ToString();
        }

        return alignment == Alignment.Right ? Ellipsis + Tail(text, width - 1) : Head(text, width - 1) + Ellipsis;
    }

    public static string Pad(string text, int width, Alignment alignment, bool padRight)
    {
        var missing = width - LengthOf(text);
        if (missing <= 0)
        {
            return text;
        }

        return alignment switch
        {
            Alignment.Right => new string(' ', missing) + text,
            Alignment.Center => new string(' ', missing / 2) + text + (padRight ? new string(' ', missing - missing / 2) : ""),
            _ => padRight ? text + new string(' ', missing) : text,
        };
    }

    /// <summary>Breaks text into lines at its ends of line and, where a line is too wide, between words.</summary>
    public static List<string> Wrap(string text, int width)
    {
        var lines = new List<string>();
        foreach (var line in text.ReplaceLineEndings("\n").Split('\n'))
        {
            WrapLine(line, Math.Max(1, width), lines);
        }

        return lines;
    }

    public static List<string> SplitLines(string text) => [.. text.ReplaceLineEndings("\n").Split('\n')];

    private static void WrapLine(string line, int width, List<string> lines)
    {
        if (LengthOf(line) <= width)
        {
            lines.Add(line);
            return;
        }

        var current = new StringBuilder();
        var used = 0;
        foreach (var word in WordsOf(line))
        {
            var rest = word;
            var length = LengthOf(rest);
            if (used + length > width && used > 0)
            {
                lines.Add(current.ToString());
                current.Clear();
                used = 0;
            }

            while (length > width)
            {
                var head = Head(rest, width);
                lines.Add(head);
                rest = rest[head.Length..];
                length = LengthOf(rest);
            }

            current.Append(rest);
            used += length;
        }

        if (current.Length > 0)
        {
            lines.Add(current.ToString());
        }
    }

    /// <summary>Words, each with the space behind it.</summary>
    private static IEnumerable<string> WordsOf(string line)
    {
        var start = 0;
        for (var i = 0; i < line.Length; i++)
        {
            if (line[i] is ' ' or '\t')
            {
                yield return line[start..(i + 1)];
                start = i + 1;
            }
        }

        if (start < line.Length)
        {
            yield return line[start..];
        }
    }

    private static int EndOfEscape(string text, int start)
    {
        var i = start + 1;
        if (i < text.Length && text[i] == '[')
        {
            i++;
            while (i < text.Length && text[i] is < '@' or > '~')
            {
                i++;
            }

            return Math.Min(text.Length, i + 1);
        }

        if (i < text.Length && text[i] == ']')
        {
            var end = text.IndexOf("\x1b\\", i, StringComparison.Ordinal);
            return end < 0 ? text.Length : end + 2;
        }

        return Math.Min(text.Length, i + 1);
    }
}
