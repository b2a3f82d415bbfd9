using System.Collections;
using System.Globalization;
using System.Management.Automation.Internal;
using System.Text;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>The text of any value as <c>[string]</c>, string expansion and concatenation make it: invariant, collections joined by <c>$OFS</c>.</summary>
internal static class ValueText
{
    public static string Of(object? value) => Of(value, CultureInfo.InvariantCulture);

    public static string Of(object? value, IFormatProvider provider) => value switch
    {
        null => string.Empty,
        string text => text,
        int number => number.ToString(provider),
        bool truth => truth ? "True" : "False",
        double real => real.ToString("G15", provider),
        PSObject wrapper => OfWrapper(wrapper, provider),
        _ => OfObject(value, null, provider),
    };

    /// <summary>The text of an element of a joined collection: a collection inside is named by its type.</summary>
    public static string OfElement(object? value) => value switch
    {
        null => string.Empty,
        string text => text,
        PSObject wrapper => wrapper.ImmediateBaseObject is PSCustomObject ? Nested(wrapper) : OfElement(WithOwnText(wrapper)),
        IEnumerable and not XmlNode => value.ToString() ?? string.Empty,
        _ => Of(value),
    };

    /// <summary>Text with the separator given, for callers that know <c>$OFS</c>.</summary>
    public static string OfCollection(IEnumerator enumerator, string separator)
    {
        var builder = new StringBuilder();
        var first = true;
        while (enumerator.MoveNext())
        {
            if (!first)
            {
                builder.Append(separator);
            }

            first = false;
            builder.Append(OfElement(enumerator.Current));
        }

        return builder.ToString();
    }

    internal static string OfWrapper(PSObject wrapper, IFormatProvider provider)
    {
        if (ReferenceEquals(wrapper, AutomationNull.Value))
        {
            return string.Empty;
        }

        if (wrapper.TryGetOwnToString(out var own))
        {
            return own;
        }

        return wrapper.ImmediateBaseObject is PSCustomObject ? wrapper.DescribeProperties() : OfObject(wrapper.BaseObject!, wrapper, provider);
    }

    internal static string OfObject(object value, PSObject? wrapper, IFormatProvider provider)
    {
        switch (value)
        {
            case string text:
                return text;
            case float real:
                return real.ToString("G7", provider);
            case double real:
                return real.ToString("G15", provider);
            case Enum:
                return value.ToString()!;
            case XmlNode node:
                return XmlNodeText.Of(node);
            case Type type:
                return TypeText.Short(type);
            case IFormattable formattable:
                return formattable.ToString(null, provider) ?? string.Empty;
            case IDictionary or DictionaryEntry:
                return value.ToString() ?? string.Empty;
            case object?[] array:
                return OfArray(array);
            case Array { Rank: > 1 } array:
                return OfCollection(array.GetEnumerator(), ScriptServices.Current.OutputFieldSeparator);
            case IEnumerable enumerable:
                return OfCollection(enumerable.GetEnumerator(), ScriptServices.Current.OutputFieldSeparator);
            case IEnumerator enumerator:
                return OfCollection(enumerator, ScriptServices.Current.OutputFieldSeparator);
        }

        return value.ToString() ?? string.Empty;
    }

    private static string OfArray(object?[] array)
    {
        if (array.Length == 0)
        {
            return string.Empty;
        }

        if (array.Length == 1)
        {
            return OfElement(array[0]);
        }

        var texts = new string[array.Length];
        for (var i = 0; i < texts.Length; i++)
        {
            texts[i] = OfElement(array[i]);
        }

        return string.Join(ScriptServices.Current.OutputFieldSeparator, texts);
    }

    private static string Nested(PSObject wrapper) => wrapper.TryGetOwnToString(out var own) ? own : wrapper.DescribeProperties();

    private static object? WithOwnText(PSObject wrapper) => wrapper.TryGetOwnToString(out var own) ? own : wrapper.BaseObject;
}
