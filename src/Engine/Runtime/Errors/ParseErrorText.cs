using System.Management.Automation.Language;
using System.Text;

namespace System.Management.Automation;

/// <summary>The message of a <see cref="ParseException"/>: each error with its place.</summary>
internal static class ParseErrorText
{
    private const int MaxShown = 10;

    public static string Format(ParseError[] errors)
    {
        var text = new StringBuilder();
        for (var i = 0; i < errors.Length && i < MaxShown; i++)
        {
            if (i > 0)
            {
                text.AppendLine().AppendLine();
            }

            text.Append(errors[i]);
        }

        if (errors.Length > MaxShown)
        {
            text.AppendLine().AppendLine().Append("Not all parse errors were reported.  Correct the reported errors and try again.");
        }

        return text.ToString();
    }
}
