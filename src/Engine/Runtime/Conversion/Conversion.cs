using System.Collections.Concurrent;
using System.Globalization;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>PowerShell's type conversions. No exception is thrown to find out whether a conversion works.</summary>
internal static class Conversion
{
    private static readonly ConcurrentDictionary<(Type From, Type To), ConversionRule> _rules = new();

    /// <exception cref="PSInvalidCastException">There is no conversion, or it failed.</exception>
    public static object? Convert(object? value, Type type, IFormatProvider provider)
    {
        if (value is not null && value.GetType() == type)
        {
            return value;
        }

        if (TryConvert(value, type, provider, wantsError: true, out var result, out var error))
        {
            return result;
        }

        throw error ?? ConversionError.Final(BareForMessage(value), type);
    }

    public static bool TryConvert(object? value, Type type, IFormatProvider provider, out object? result)
        => TryConvert(value, type, provider, wantsError: false, out result, out _);

    public static bool TryConvert(object? value, Type type, IFormatProvider provider, bool wantsError, out object? result,
        out PSInvalidCastException? error)
    {
        error = null;
        if (value is null || ReferenceEquals(value, AutomationNull.Value))
        {
            return FromNull(value, type, wantsError, out result, out error);
        }

        if (value is PSObject wrapper)
        {
            if (type == typeof(object) || type.IsInstanceOfType(wrapper))
            {
                result = wrapper;
                return true;
            }

            if (type == typeof(string))
            {
                result = ValueText.OfWrapper(wrapper, provider);
                return true;
            }

            value = wrapper.ImmediateBaseObject is PSCustomObject ? wrapper : wrapper.BaseObject!;
        }

        if (type.IsInstanceOfType(value))
        {
            result = value;
            return true;
        }

        var attempt = new ConversionAttempt { Value = value, Type = type, Provider = provider, WantsError = wantsError };
        var succeeded = RuleFor(value.GetType(), type)(ref attempt);
        result = succeeded ? attempt.Result : null;
        error = attempt.Error;
        return succeeded;
    }

    /// <summary>The rule for a pair of types; for pairs without one, a rule that fails.</summary>
    internal static ConversionRule RuleFor(Type from, Type to)
        => _rules.TryGetValue((from, to), out var rule) ? rule : AddRule(from, to);

    /// <summary>Whether values of a type have a conversion to another at all; a given value may still fail.</summary>
    internal static bool CanConvert(Type from, Type to) => RuleFor(from, to) != ConversionRules.None;

    internal static bool CanConvertNull(Type type) => FromNull(null, type, wantsError: false, out _, out _);

    /// <summary>Forgets what was found: a type got a converter.</summary>
    internal static void Reset() => _rules.Clear();

    private static ConversionRule AddRule(Type from, Type to)
    {
        var rule = ConversionRules.Find(from, to);
        _rules[(from, to)] = rule;
        return rule;
    }

    private static object BareForMessage(object? value) => value is PSObject { ImmediateBaseObject: not PSCustomObject } wrapper ? wrapper.BaseObject! : value!;

    private static bool FromNull(object? value, Type type, bool wantsError, out object? result, out PSInvalidCastException? error)
    {
        error = null;
        result = null;
        if (type == typeof(string))
        {
            result = string.Empty;
            return true;
        }

        if (type == typeof(object))
        {
            result = value;
            return true;
        }

        if (type == typeof(PSReference))
        {
            result = new PSReference(null);
            return true;
        }

        if (!type.IsValueType || Nullable.GetUnderlyingType(type) is not null || type == typeof(void))
        {
            return true;
        }

        if (!type.IsEnum)
        {
            result = NullAsValue(type);
            if (result is not null)
            {
                return true;
            }
        }

        error = wantsError ? ConversionError.Null(type) : null;
        return false;
    }

    private static object? NullAsValue(Type type)
    {
        switch (Type.GetTypeCode(type))
        {
            case TypeCode.Boolean:
                return Boxes.False;
            case TypeCode.Char:
                return Boxes.Char('\0');
            case TypeCode.Int32:
                return Boxes.Int(0);
            case >= TypeCode.SByte and <= TypeCode.Decimal:
                return System.Convert.ChangeType(0, type, CultureInfo.InvariantCulture);
        }

        return type == typeof(SwitchParameter) || type == typeof(Numerics.BigInteger) || type == typeof(Half) || type == typeof(nint) || type == typeof(nuint)
            ? Activator.CreateInstance(type)
            : null;
    }
}
