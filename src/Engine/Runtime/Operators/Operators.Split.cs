using System.Collections;
using System.Text.RegularExpressions;

namespace System.Management.Automation.Runtime;

internal static partial class Operators
{
    private const SplitOptions RegexOnlyOptions = SplitOptions.IgnorePatternWhitespace | SplitOptions.Multiline | SplitOptions.Singleline
        | SplitOptions.ExplicitCapture | SplitOptions.CultureInvariant;

    /// <summary>Unary <c>-split</c>: words between white space.</summary>
    public static object Split(object? operand)
    {
        var results = new List<string>();
        foreach (var text in SplitSources(operand))
        {
            var trimmed = text.Trim();
            SplitByRegex(RegexCache.Get(@"\s+", RegexOptions.None), trimmed, 0, results);
        }

        return results.ToArray();
    }

    /// <summary><c>-split</c>: right is a delimiter (pattern or script block), optionally a greatest count and options.</summary>
    public static object Split(object? left, object? right, bool ignoreCase)
    {
        var delimiter = right;
        var limit = 0;
        SplitOptions? options = null;
        if (Bare(right) is IList { Count: > 0 } list)
        {
            delimiter = list[0];
            limit = list.Count > 1 ? LanguagePrimitives.ConvertTo<int>(list[1]) : 0;
            options = list.Count > 2 ? ConvertSplitOptions(list[2]) : null;
        }

        var results = new List<string>();
        var sources = SplitSources(left);
        if (Bare(delimiter) is ScriptBlock predicate)
        {
            foreach (var text in sources)
            {
                SplitByPredicate(predicate, text, limit, results);
            }

            return results.ToArray();
        }

        var regex = SplitRegex(delimiter, options, ignoreCase);
        foreach (var text in sources)
        {
            SplitByRegex(regex, text, limit, results);
        }

        return results.ToArray();
    }

    private static SplitOptions ConvertSplitOptions(object? value)
    {
        try
        {
            return LanguagePrimitives.ConvertTo<SplitOptions>(value);
        }
        catch (PSInvalidCastException e)
        {
            throw OperatorError.Make(e.Message, "RuntimeException", ErrorCategory.InvalidArgument, null, e);
        }
    }

    private static List<string> SplitSources(object? left)
    {
        var sources = new List<string>();
        var enumerator = FilterSource(left);
        if (enumerator is null)
        {
            sources.Add(left as string ?? ValueText.Of(left));
            return sources;
        }

        while (enumerator.MoveNext())
        {
            sources.Add(enumerator.Current as string ?? ValueText.Of(enumerator.Current));
        }

        return sources;
    }

    private static Regex SplitRegex(object? delimiter, SplitOptions? options, bool ignoreCase)
    {
        if (Bare(delimiter) is Regex regex)
        {
            return regex;
        }

        var pattern = delimiter as string ?? ValueText.Of(delimiter);
        var regexOptions = OptionsFor(ignoreCase);
        if (options is { } chosen)
        {
            if (chosen.HasFlag(SplitOptions.SimpleMatch))
            {
                if ((chosen & (RegexOnlyOptions | SplitOptions.RegexMatch)) != 0)
                {
                    throw OperatorError.Make("The combination of options with the -split operator is not valid.", "InvalidSplitOptionCombination",
                        ErrorCategory.InvalidOperation);
                }

                pattern = Regex.Escape(pattern);
            }

            regexOptions |= RegexOptionsOf(chosen);
        }

        return RegexCache.Get(pattern, regexOptions);
    }

    private static RegexOptions RegexOptionsOf(SplitOptions options)
    {
        var result = RegexOptions.None;
        result |= options.HasFlag(SplitOptions.IgnoreCase) ? RegexOptions.IgnoreCase : 0;
        result |= options.HasFlag(SplitOptions.CultureInvariant) ? RegexOptions.CultureInvariant : 0;
        result |= options.HasFlag(SplitOptions.IgnorePatternWhitespace) ? RegexOptions.IgnorePatternWhitespace : 0;
        result |= options.HasFlag(SplitOptions.Multiline) ? RegexOptions.Multiline : 0;
        result |= options.HasFlag(SplitOptions.Singleline) ? RegexOptions.Singleline : 0;
        result |= options.HasFlag(SplitOptions.ExplicitCapture) ? RegexOptions.ExplicitCapture : 0;
        return result;
    }

    /// <summary>Pieces between matches, captured groups among them. A negative limit counts from the end of the text.</summary>
    private static void SplitByRegex(Regex regex, string text, int limit, List<string> results)
    {
        if (limit >= 0)
        {
            results.AddRange(limit == 0 ? regex.Split(text) : regex.Split(text, limit));
            return;
        }

        var matches = regex.Matches(text);
        var skip = Math.Max(0, matches.Count - (-limit - 1));
        var start = 0;
        for (var i = skip; i < matches.Count; i++)
        {
            var match = matches[i];
            results.Add(text[start..match.Index]);
            for (var group = 1; group < match.Groups.Count; group++)
            {
                if (match.Groups[group].Success)
                {
                    results.Add(match.Groups[group].Value);
                }
            }

            start = match.Index + match.Length;
        }

        results.Add(text[start..]);
    }

    private static void SplitByPredicate(ScriptBlock predicate, string text, int limit, List<string> results)
    {
        var cuts = new List<int>();
        for (var i = 0; i < text.Length; i++)
        {
            if (limit > 0 && cuts.Count >= limit - 1)
            {
                break;
            }

            if (LanguagePrimitives.IsTrue(ScriptServices.Current.Invoke(predicate, text[i].ToString(), null, [])))
            {
                cuts.Add(i);
            }
        }

        var start = 0;
        for (var i = limit < 0 ? Math.Max(0, cuts.Count - (-limit - 1)) : 0; i < cuts.Count; i++)
        {
            results.Add(text[start..cuts[i]]);
            start = cuts[i] + 1;
        }

        results.Add(text[start..]);
    }
}
