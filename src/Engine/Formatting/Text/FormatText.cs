using System.Collections;
using System.Globalization;
using System.Text;
using System.Xml;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Texts of values in cells and lists.</summary>
internal static class FormatText
{
    public const int DefaultEnumerationLimit = 4;

    /// <summary>What <c>$FormatEnumerationLimit</c> says; only the global variable counts.</summary>
    public static int EnumerationLimit
    {
        get
        {
            var value = ExecutionContext.Current?.GlobalState.TopScope.GetVariable("FormatEnumerationLimit")?.Value;
            return CmdletSupport.Bare(value) is int limit ? limit < 0 ? int.MaxValue : limit : DefaultEnumerationLimit;
        }
    }

    /// <summary>Text of a value in a table: numbers with a fraction get a fixed number of digits.</summary>
    public static string Cell(object? value, string? format, int limit)
    {
        if (format is null && CmdletSupport.Bare(value) is double or float or decimal)
        {
            return ((IFormattable)CmdletSupport.Bare(value)!).ToString("F", CultureInfo.CurrentCulture);
        }

        return Value(value, format, limit);
    }

    public static string Value(object? value, string? format, int limit)
    {
        var bare = CmdletSupport.Bare(value);
        if (bare is null || ReferenceEquals(value, System.Management.Automation.Internal.AutomationNull.Value))
        {
            return "";
        }

        if (!string.IsNullOrEmpty(format))
        {
            return Formatted(bare, format);
        }

        if (bare is string text)
        {
            return text;
        }

        if (bare is IEnumerable items and not XmlNode && value is not PSObject { BaseObject: PSCustomObject })
        {
            return Collection(items, limit);
        }

        return Scalar(value!);
    }

    private static string Formatted(object value, string format)
    {
        try
        {
            if (format.Contains('{') && format.Contains('}'))
            {
                return string.Format(CultureInfo.CurrentCulture, format, value);
            }

            return value is IFormattable formattable ? formattable.ToString(format, CultureInfo.CurrentCulture) : Scalar(value);
        }
        catch (FormatException)
        {
            return Scalar(value);
        }
    }

    private static string Collection(IEnumerable items, int limit)
    {
        var text = new StringBuilder("{");
        var count = 0;
        try
        {
            foreach (var item in items)
            {
                if (count == limit)
                {
                    text.Append(DisplayText.Ellipsis);
                    break;
                }

                if (count++ > 0)
                {
                    text.Append(", ");
                }

                text.Append(Element(item));
            }
        }
        catch (Exception e) when (e is InvalidOperationException or NotSupportedException)
        {
            // What cannot be enumerated (any more) shows what it has given so far.
        }

        return text.Append('}').ToString();
    }

    private static string Element(object? item) => CmdletSupport.Bare(item) switch
    {
        null => "$null",
        DictionaryEntry entry => $"[{CmdletSupport.Text(entry.Key)}, {CmdletSupport.Text(entry.Value)}]",
        string text => text,
        _ => Scalar(item!),
    };

    /// <summary>As the language makes text of an object, but in the culture of the user.</summary>
    public static string Scalar(object value)
    {
        try
        {
            return PSObject.AsPSObject(value).ToString(null!, CultureInfo.CurrentCulture);
        }
        catch (Exception e) when (e is ExtendedTypeSystemException or NotSupportedException or InvalidOperationException)
        {
            return value.GetType().FullName ?? "";
        }
    }
}
