using System.Collections;
using System.Management.Automation.Internal;
using System.Text.RegularExpressions;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>Picks the rule for a pair of types, in PowerShell's order: language rules, converters, Parse, constructors, operators, IConvertible.</summary>
internal static class ConversionRules
{
    /// <summary>The rule of pairs of types that have none.</summary>
    public static readonly ConversionRule None = Impossible;

    public static ConversionRule Find(Type from, Type to)
    {
        if (to.IsAssignableFrom(from))
        {
            return Identity;
        }

        return FindLanguageRule(from, to)
            ?? CustomConverters.Find(from, to)
            ?? ReflectedConversions.Find(from, to)
            ?? None;
    }

    private static ConversionRule? FindLanguageRule(Type from, Type to)
    {
        if (to == typeof(string))
        {
            return from == typeof(char[]) || !HasNoText(from) ? ToText : null;
        }

        if (to == typeof(PSObject) || to == typeof(PSCustomObject))
        {
            return to == typeof(PSObject) ? ToWrapper : null;
        }

        if (to == typeof(bool))
        {
            return ToTruth;
        }

        if (to == typeof(void))
        {
            return ToNothing;
        }

        if (Nullable.GetUnderlyingType(to) is not null)
        {
            return ToNullable;
        }

        if (to == typeof(PSReference))
        {
            return ToReference;
        }

        if (to.IsEnum)
        {
            return EnumConversion.Find(from);
        }

        if (to.IsArray)
        {
            return CollectionConversion.ToArray;
        }

        if (typeof(Delegate).IsAssignableFrom(to) && to != typeof(Delegate) && to != typeof(MulticastDelegate))
        {
            return DelegateConversion.Find(from);
        }

        return NumericConversion.Find(from, to) ?? FindFromString(from, to) ?? CollectionConversion.Find(from, to) ?? FindFromDictionary(from, to);
    }

    private static ConversionRule? FindFromString(Type from, Type to)
    {
        if (from != typeof(string))
        {
            return to == typeof(XmlDocument) && typeof(IEnumerable).IsAssignableFrom(from) ? TextConversion.ToXml : null;
        }

        if (to == typeof(Type))
        {
            return TextConversion.ToType;
        }

        if (to == typeof(Regex))
        {
            return TextConversion.ToRegex;
        }

        return to == typeof(XmlDocument) ? TextConversion.ToXml : to == typeof(char) ? TextConversion.ToChar : null;
    }

    private static ConversionRule? FindFromDictionary(Type from, Type to)
    {
        if (!typeof(IDictionary).IsAssignableFrom(from) && from != typeof(PSObject))
        {
            return null;
        }

        if (typeof(IDictionary).IsAssignableFrom(from))
        {
            if (to == typeof(Hashtable))
            {
                return DictionaryConversion.ToHashtable;
            }
        }

        if (to == typeof(Hashtable))
        {
            return null;
        }

        return DictionaryConversion.CanFill(to) ? DictionaryConversion.ToObject : null;
    }

    private static bool HasNoText(Type from) => from == typeof(void);

    private static bool Identity(ref ConversionAttempt attempt) => attempt.Succeed(attempt.Value);

    private static bool Impossible(ref ConversionAttempt attempt) => false;

    private static bool ToNothing(ref ConversionAttempt attempt) => attempt.Succeed(AutomationNull.Value);

    private static bool ToText(ref ConversionAttempt attempt) => attempt.Succeed(ValueText.Of(attempt.Value, attempt.Provider));

    private static bool ToTruth(ref ConversionAttempt attempt) => attempt.Succeed(Boxes.Bool(LanguagePrimitives.IsTrue(attempt.Value)));

    private static bool ToWrapper(ref ConversionAttempt attempt) => attempt.Succeed(PSObject.AsPSObject(attempt.Value));

    private static bool ToReference(ref ConversionAttempt attempt) => attempt.Succeed(new PSReference(attempt.Value));

    private static bool ToNullable(ref ConversionAttempt attempt)
    {
        if (attempt.TryNested(attempt.Value, Nullable.GetUnderlyingType(attempt.Type)!, out var result, out var error))
        {
            return attempt.Succeed(result);
        }

        attempt.Error = error;
        return false;
    }
}
