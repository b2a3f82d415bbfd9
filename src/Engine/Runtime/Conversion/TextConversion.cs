using System.Collections;
using System.Text.RegularExpressions;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>Text to the types that the language itself knows: Type, Regex, XmlDocument, char.</summary>
internal static class TextConversion
{
    public static bool ToType(ref ConversionAttempt attempt)
    {
        if (TypeResolver.TryResolve((string)attempt.Value, out var type))
        {
            return attempt.Succeed(type);
        }

        if (attempt.WantsError)
        {
            attempt.Error = ConversionError.Make("InvalidCastFromStringToType",
                $"Cannot convert the \"{attempt.Value}\" value of type \"System.String\" to type \"System.Type\".");
        }

        return false;
    }

    public static bool ToRegex(ref ConversionAttempt attempt)
    {
        try
        {
            return attempt.Succeed(new Regex((string)attempt.Value));
        }
        catch (ArgumentException e)
        {
            return attempt.Fail("InvalidCastFromStringToRegex", e.Message, e);
        }
    }

    public static bool ToXml(ref ConversionAttempt attempt)
    {
        var text = attempt.Value as string ?? Join((IEnumerable)attempt.Value);
        var document = new XmlDocument { XmlResolver = null };
        if (text.Length == 0)
        {
            return attempt.Succeed(document);
        }

        try
        {
            document.PreserveWhitespace = false;
            using var reader = XmlReader.Create(new StringReader(text), new XmlReaderSettings
            {
                DtdProcessing = DtdProcessing.Ignore,
                XmlResolver = null,
                IgnoreWhitespace = false,
            });
            document.Load(reader);
            return attempt.Succeed(document);
        }
        catch (XmlException e)
        {
            return attempt.Fail("InvalidCastToXmlDocument", e.Message, e);
        }
    }

    public static bool ToChar(ref ConversionAttempt attempt)
    {
        var text = (string)attempt.Value;
        return text.Length == 1
            ? attempt.Succeed(Boxes.Char(text[0]))
            : attempt.Fail("InvalidCastParseTargetInvocation", "String must be exactly one character long.");
    }

    private static string Join(IEnumerable lines)
    {
        var texts = new List<string>();
        foreach (var line in lines)
        {
            texts.Add(ValueText.Of(line));
        }

        return string.Join("\n", texts);
    }
}
