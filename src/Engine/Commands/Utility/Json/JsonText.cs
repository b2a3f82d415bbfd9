using System.Buffers;
using System.Globalization;
using System.Text;
using Newtonsoft.Json;

namespace Microsoft.PowerShell.Commands;

/// <summary>Texts of JSON scalars.</summary>
internal static class JsonText
{
    private static readonly SearchValues<char> DefaultEscapes = SearchValues.Create(Escapes(StringEscapeHandling.Default));
    private static readonly SearchValues<char> HtmlEscapes = SearchValues.Create(Escapes(StringEscapeHandling.EscapeHtml));

    public static void AppendString(StringBuilder output, string text, StringEscapeHandling handling)
    {
        output.Append('"');
        var rest = text.AsSpan();
        while (true)
        {
            var next = handling switch
            {
                StringEscapeHandling.EscapeHtml => rest.IndexOfAny(HtmlEscapes),
                StringEscapeHandling.EscapeNonAscii => IndexOfNonAscii(rest),
                _ => rest.IndexOfAny(DefaultEscapes),
            };
            if (next < 0)
            {
                output.Append(rest).Append('"');
                return;
            }

            output.Append(rest[..next]);
            AppendEscape(output, rest[next]);
            rest = rest[(next + 1)..];
        }
    }

    public static string Number(double value)
        => double.IsNaN(value) ? "\"NaN\"" : double.IsPositiveInfinity(value) ? "\"Infinity\"" : double.IsNegativeInfinity(value) ? "\"-Infinity\""
            : WithPoint(value.ToString("R", CultureInfo.InvariantCulture));

    public static string Number(float value)
        => float.IsNaN(value) ? "\"NaN\"" : float.IsPositiveInfinity(value) ? "\"Infinity\"" : float.IsNegativeInfinity(value) ? "\"-Infinity\""
            : WithPoint(value.ToString("R", CultureInfo.InvariantCulture));

    public static string Number(decimal value) => WithPoint(value.ToString(CultureInfo.InvariantCulture));

    public static string Date(DateTime value) => value.ToString("yyyy-MM-ddTHH:mm:ss.FFFFFFFK", CultureInfo.InvariantCulture);

    public static string Date(DateTimeOffset value) => value.ToString("yyyy-MM-ddTHH:mm:ss.FFFFFFFzzz", CultureInfo.InvariantCulture);

    private static string WithPoint(string text) => text.AsSpan().IndexOfAny('.', 'E', 'e') >= 0 ? text : text + ".0";

    private static int IndexOfNonAscii(ReadOnlySpan<char> text)
    {
        for (var i = 0; i < text.Length; i++)
        {
            if (text[i] is < ' ' or '"' or '\\' or > '\x7f')
            {
                return i;
            }
        }

        return -1;
    }

    private static void AppendEscape(StringBuilder output, char c)
    {
        switch (c)
        {
            case '"':
                output.Append("\\\"");
                break;
            case '\\':
                output.Append("\\\\");
                break;
            case '\b':
                output.Append("\\b");
                break;
            case '\f':
                output.Append("\\f");
                break;
            case '\n':
                output.Append("\\n");
                break;
            case '\r':
                output.Append("\\r");
                break;
            case '\t':
                output.Append("\\t");
                break;
            default:
                output.Append("\\u").Append(((int)c).ToString("x4", CultureInfo.InvariantCulture));
                break;
        }
    }

    private static string Escapes(StringEscapeHandling handling)
    {
        var escapes = new StringBuilder("\"\\\u0085\u2028\u2029");
        for (var c = '\0'; c < ' '; c++)
        {
            escapes.Append(c);
        }

        return handling == StringEscapeHandling.EscapeHtml ? escapes.Append("<>&'").ToString() : escapes.ToString();
    }
}
