using System.Collections;
using System.Globalization;
using System.Text.RegularExpressions;

namespace System.Management.Automation.Runtime;

internal static partial class Operators
{
    public static object Like(object? left, object? right, bool ignoreCase) => LikeCore(left, right, ignoreCase, expected: true);

    public static object NotLike(object? left, object? right, bool ignoreCase) => LikeCore(left, right, ignoreCase, expected: false);

    /// <summary><c>-match</c>. A scalar that matches gives what <c>$Matches</c> becomes; a collection is filtered and gives none.</summary>
    public static object Match(object? left, object? right, bool ignoreCase, out Hashtable? matches)
        => MatchCore(left, right, ignoreCase, expected: true, out matches);

    /// <summary><c>-notmatch</c>; it too sets <c>$Matches</c> when the pattern is found.</summary>
    public static object NotMatch(object? left, object? right, bool ignoreCase, out Hashtable? matches)
        => MatchCore(left, right, ignoreCase, expected: false, out matches);

    /// <summary>What <c>$Matches</c> holds after a match: groups that took part, by name, or by number (as int) when they have none.</summary>
    public static Hashtable MatchesOf(Regex regex, Match match)
    {
        var table = new Hashtable(StringComparer.OrdinalIgnoreCase);
        var groups = match.Groups;
        for (var i = 0; i < groups.Count; i++)
        {
            var group = groups[i];
            if (!group.Success)
            {
                continue;
            }

            var name = group.Name;
            table[char.IsAsciiDigit(name[0]) && int.TryParse(name, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? Boxes.Int(number) : name]
                = group.Value;
        }

        return table;
    }

    private static object LikeCore(object? left, object? right, bool ignoreCase, bool expected)
    {
        var pattern = right as string ?? ValueText.Of(right);
        var wildcard = WildcardPattern.Get(pattern, ignoreCase ? WildcardOptions.IgnoreCase : WildcardOptions.None);
        var enumerator = FilterSource(left);
        if (enumerator is null)
        {
            return Boxes.Bool(IsLike(left, wildcard, pattern) == expected);
        }

        var kept = new List<object?>();
        while (enumerator.MoveNext())
        {
            var item = enumerator.Current as string ?? ValueText.Of(enumerator.Current);
            if (IsLike(item, wildcard, pattern) == expected)
            {
                kept.Add(item);
            }
        }

        return kept.ToArray();
    }

    private static bool IsLike(object? value, WildcardPattern wildcard, string pattern)
    {
        try
        {
            return wildcard.IsMatch(value as string ?? ValueText.Of(value));
        }
        catch (WildcardPatternException e)
        {
            throw OperatorError.Make($"The specified wildcard character pattern is not valid: {pattern}", "RuntimeException",
                ErrorCategory.NotSpecified, null, e);
        }
    }

    private static object MatchCore(object? left, object? right, bool ignoreCase, bool expected, out Hashtable? matches)
    {
        matches = null;
        var regex = Bare(right) as Regex ?? RegexCache.Get(right as string ?? ValueText.Of(right), OptionsFor(ignoreCase));
        var enumerator = FilterSource(left);
        if (enumerator is null)
        {
            var match = regex.Match(left as string ?? ValueText.Of(left));
            if (match.Success)
            {
                matches = MatchesOf(regex, match);
            }

            return Boxes.Bool(match.Success == expected);
        }

        var kept = new List<object?>();
        while (enumerator.MoveNext())
        {
            var item = enumerator.Current;
            if (regex.IsMatch(item as string ?? ValueText.Of(item)) == expected)
            {
                kept.Add(item);
            }
        }

        return kept.ToArray();
    }

    private static RegexOptions OptionsFor(bool ignoreCase) => ignoreCase ? RegexOptions.IgnoreCase : RegexOptions.None;
}
