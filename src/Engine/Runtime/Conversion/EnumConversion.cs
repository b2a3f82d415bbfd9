using System.Collections;
using System.Globalization;
using System.Text;

namespace System.Management.Automation.Runtime;

/// <summary>Conversions to enumerations: names (any case, unique prefixes, lists for flags) and numbers.</summary>
internal static class EnumConversion
{
    public static ConversionRule? Find(Type from)
    {
        if (from == typeof(string))
        {
            return FromText;
        }

        if (!from.IsEnum && Type.GetTypeCode(from) is TypeCode.Single or TypeCode.Double or TypeCode.Decimal)
        {
            return FromReal;
        }

        if (Type.GetTypeCode(from) is >= TypeCode.Boolean and <= TypeCode.Decimal)
        {
            return FromNumber;
        }

        return typeof(IEnumerable).IsAssignableFrom(from) && !typeof(IDictionary).IsAssignableFrom(from) ? FromCollection : null;
    }

    /// <summary>The bits of any enumeration member.</summary>
    public static long ToInt64(object member) => Type.GetTypeCode(member.GetType()) == TypeCode.UInt64
        ? unchecked((long)Convert.ToUInt64(member, CultureInfo.InvariantCulture))
        : Convert.ToInt64(member, CultureInfo.InvariantCulture);

    public static bool TryParse(Type type, string text, out object? member)
    {
        if (Enum.TryParse(type, text, ignoreCase: true, out member) && (text.Length == 0 || !char.IsAsciiLetter(text.TrimStart()[0]) || member is not null))
        {
            return true;
        }

        return TryParsePrefixes(type, text, out member);
    }

    /// <summary>Flags may combine what members there are; other enumerations hold only their members.</summary>
    public static bool IsDefined(Type type, object member)
    {
        if (Enum.IsDefined(type, member))
        {
            return true;
        }

        if (!type.IsDefined(typeof(FlagsAttribute), false))
        {
            return false;
        }

        var all = 0L;
        foreach (var value in Enum.GetValuesAsUnderlyingType(type))
        {
            all |= Type.GetTypeCode(value!.GetType()) == TypeCode.UInt64 ? unchecked((long)(ulong)value) : Convert.ToInt64(value, CultureInfo.InvariantCulture);
        }

        return (ToInt64(member) & ~all) == 0;
    }

    private static bool TryParsePrefixes(Type type, string text, out object? member)
    {
        member = null;
        var names = Enum.GetNames(type);
        var bits = 0L;
        foreach (var part in text.Split(','))
        {
            var name = part.Trim();
            if (name.Length == 0)
            {
                return false;
            }

            if (!Enum.TryParse(type, name, ignoreCase: true, out var one) && !TryUniquePrefix(type, names, name, out one))
            {
                return false;
            }

            bits |= ToInt64(one!);
        }

        member = Enum.ToObject(type, bits);
        return true;
    }

    private static bool TryUniquePrefix(Type type, string[] names, string prefix, out object? member)
    {
        member = null;
        string? found = null;
        foreach (var name in names)
        {
            if (name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase))
            {
                if (found is not null)
                {
                    return false;
                }

                found = name;
            }
        }

        return found is not null && Enum.TryParse(type, found, out member);
    }

    private static bool FromText(ref ConversionAttempt attempt)
    {
        var text = (string)attempt.Value;
        if (text.Length > 0 && TryParse(attempt.Type, text, out var member))
        {
            return IsDefined(attempt.Type, member!) ? attempt.Succeed(member) : Undefined(ref attempt, attempt.Value);
        }

        if (!attempt.WantsError)
        {
            return false;
        }

        var similar = SimilarNames(attempt.Type, text);
        if (similar.Count > 1)
        {
            return attempt.Fail("SubstringDisambiguationEnumParseThrewAnException",
                $"The identifier name {text} cannot be processed because it is either too similar or identical to the following enumerator names: "
                + $"{string.Join(", ", similar)}. Use a more specific identifier name.");
        }

        var reason = new StringBuilder("Unable to match the identifier name ").Append(text)
            .Append(" to a valid enumerator name. Specify one of the following enumerator names and try again:\n")
            .AppendJoin(", ", Enum.GetNames(attempt.Type));
        return attempt.Fail("SubstringDisambiguationEnumParseThrewAnException", reason.ToString());
    }

    private static List<string> SimilarNames(Type type, string prefix)
    {
        var names = new List<string>();
        foreach (var name in Enum.GetNames(type))
        {
            if (name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase))
            {
                names.Add(name);
            }
        }

        return names;
    }

    private static bool FromReal(ref ConversionAttempt attempt)
    {
        if (Math.Truncate(Arithmetic.ToDouble(attempt.Value)) == Arithmetic.ToDouble(attempt.Value))
        {
            return FromNumber(ref attempt);
        }

        attempt.Value = ValueText.Of(attempt.Value);
        return FromText(ref attempt);
    }

    private static bool FromNumber(ref ConversionAttempt attempt)
    {
        var value = attempt.Value is bool or char or Enum ? Arithmetic.ToLong(attempt.Value) : attempt.Value;
        object member;
        try
        {
            var underlying = Enum.GetUnderlyingType(attempt.Type);
            member = Enum.ToObject(attempt.Type, Convert.ChangeType(value, underlying, CultureInfo.InvariantCulture));
        }
        catch (OverflowException e)
        {
            return attempt.Fail("InvalidCastIConvertible", e.Message, e);
        }

        return IsDefined(attempt.Type, member) ? attempt.Succeed(member) : Undefined(ref attempt, attempt.Value);
    }

    private static bool FromCollection(ref ConversionAttempt attempt)
    {
        var bits = 0L;
        var type = attempt.Type;
        foreach (var item in (IEnumerable)attempt.Value)
        {
            if (!attempt.TryNested(item, type, out var one, out var error))
            {
                attempt.Error = error;
                return false;
            }

            bits |= ToInt64(one!);
        }

        return attempt.Succeed(Enum.ToObject(type, bits));
    }

    private static bool Undefined(ref ConversionAttempt attempt, object value)
    {
        if (attempt.WantsError)
        {
            attempt.Error = ConversionError.UndefinedEnum(value, attempt.Type);
        }

        return false;
    }
}
