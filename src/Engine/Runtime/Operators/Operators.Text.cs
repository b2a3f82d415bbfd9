using System.Collections;
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace System.Management.Automation.Runtime;

internal static partial class Operators
{
    /// <summary><c>-replace</c>: right is a pattern, or a pattern and what to put in its place (text or a script block).</summary>
    public static object? Replace(object? left, object? right, bool ignoreCase)
    {
        var (regex, replacement) = ReplaceArguments(right, ignoreCase);
        if (regex is null)
        {
            return ValueText.Of(left);
        }

        var enumerator = FilterSource(left);
        if (enumerator is null)
        {
            return ReplaceIn(left, regex, replacement);
        }

        var results = new List<object?>();
        while (enumerator.MoveNext())
        {
            results.Add(ReplaceIn(enumerator.Current, regex, replacement));
        }

        return results.ToArray();
    }

    /// <summary><c>-f</c>: an array on the right gives the arguments, anything else is one argument.</summary>
    public static object Format(object? left, object? right)
    {
        var format = left as string ?? ValueText.Of(left);
        var bare = Bare(right);
        var arguments = bare is object?[] array ? UnwrapAll(array) : [FormatArgument(bare)];
        try
        {
            return string.Format(CultureInfo.CurrentCulture, format, arguments);
        }
        catch (FormatException e)
        {
            throw OperatorError.Make($"Error formatting a string: {e.Message}.", "FormatError", ErrorCategory.InvalidOperation, format, e);
        }
    }

    /// <summary>Unary <c>-join</c>.</summary>
    public static string Join(object? operand) => Join(operand, null);

    /// <summary><c>-join</c>; a scalar is joined as it is.</summary>
    public static string Join(object? left, object? separator)
    {
        var between = separator as string ?? ValueText.Of(separator);
        var bare = Bare(left);
        switch (bare)
        {
            case object?[] array:
                return JoinArray(array, between);
            case string text:
                return text;
        }

        var enumerator = bare is null or (System.Collections.IEnumerator and not System.Collections.IEnumerable) ? null : LanguagePrimitives.GetEnumerator(bare);
        if (enumerator is null)
        {
            return ValueText.Of(left);
        }

        var builder = new StringBuilder();
        var first = true;
        while (enumerator.MoveNext())
        {
            if (!first)
            {
                builder.Append(between);
            }

            first = false;
            builder.Append(JoinedText(enumerator.Current));
        }

        return builder.ToString();
    }

    /// <summary>A type keeps its full name here; elsewhere it is written as in a script.</summary>
    private static string JoinedText(object? element) => Bare(element) is Type type ? type.ToString() : ValueText.OfElement(element);

    private static string JoinArray(object?[] array, string separator)
    {
        if (array.Length == 0)
        {
            return string.Empty;
        }

        var texts = new string[array.Length];
        for (var i = 0; i < texts.Length; i++)
        {
            texts[i] = array[i] as string ?? JoinedText(array[i]);
        }

        return string.Join(separator, texts);
    }

    private static (Regex? Regex, object? Replacement) ReplaceArguments(object? right, bool ignoreCase)
    {
        object? pattern = right, replacement = string.Empty;
        var bare = Bare(right);
        if (bare is IList list)
        {
            if (list.Count > 2)
            {
                throw OperatorError.Make($"The -replace operator allows only two elements to follow it, not {list.Count}.", "BadReplaceArgument",
                    ErrorCategory.InvalidOperation, right);
            }

            pattern = list.Count > 0 ? list[0] : null;
            if (list.Count == 0)
            {
                return (null, null);
            }

            if (list.Count > 1)
            {
                replacement = Bare(list[1]);
                replacement = replacement is ScriptBlock or MatchEvaluator ? replacement : ValueText.Of(list[1]);
            }
        }

        return (ReplacePattern(pattern, ignoreCase), replacement);
    }

    private static Regex ReplacePattern(object? pattern, bool ignoreCase)
    {
        if (Bare(pattern) is Regex regex)
        {
            return regex;
        }

        var text = pattern as string ?? ValueText.Of(pattern);
        try
        {
            return RegexCache.Get(text, OptionsFor(ignoreCase));
        }
        catch (ArgumentException e)
        {
            throw OperatorError.Make($"The regular expression pattern {text} is not valid.", "InvalidRegularExpression",
                ErrorCategory.InvalidOperation, text, e);
        }
    }

    private static string ReplaceIn(object? value, Regex regex, object? replacement)
    {
        var text = value as string ?? ValueText.Of(value);
        return replacement switch
        {
            ScriptBlock script => regex.Replace(text, match => ValueText.Of(ScriptServices.Current.InvokeInCallersScope(script, match))),
            MatchEvaluator evaluator => regex.Replace(text, evaluator),
            _ => regex.Replace(text, (string)replacement!),
        };
    }

    private static object?[] UnwrapAll(object?[] array)
    {
        for (var i = 0; i < array.Length; i++)
        {
            if (array[i] is not PSObject)
            {
                continue;
            }

            var copy = new object?[array.Length];
            for (var j = 0; j < copy.Length; j++)
            {
                copy[j] = FormatArgument(array[j]);
            }

            return copy;
        }

        return array;
    }

    private static object? FormatArgument(object? value) => Bare(value);
}
