using System.Globalization;
using System.Numerics;

namespace System.Management.Automation.Runtime;

/// <summary>Conversions between numbers, and from text to numbers.</summary>
internal static class NumericConversion
{
    public static ConversionRule? Find(Type from, Type to)
    {
        var toCode = to.IsEnum ? TypeCode.Object : Type.GetTypeCode(to);
        var isInteger = toCode is >= TypeCode.SByte and <= TypeCode.UInt64;
        var isReal = toCode is TypeCode.Single or TypeCode.Double or TypeCode.Decimal;
        if (from == typeof(string))
        {
            return isInteger ? FromTextToInteger : isReal ? FromTextToReal : to == typeof(BigInteger) ? FromTextToBigInteger : null;
        }

        if (from == typeof(BigInteger))
        {
            return isInteger || isReal ? FromBigInteger : null;
        }

        if (to == typeof(BigInteger) && !from.IsEnum && Type.GetTypeCode(from) is >= TypeCode.Boolean and <= TypeCode.Decimal)
        {
            return ToBigInteger;
        }

        var fromCode = Type.GetTypeCode(from);
        if (fromCode is >= TypeCode.Boolean and <= TypeCode.Decimal or TypeCode.DBNull)
        {
            return toCode == TypeCode.Int32 && fromCode == TypeCode.Double ? DoubleToInt : isInteger || isReal || toCode == TypeCode.Char ? Convertible : null;
        }

        return null;
    }

    private static bool DoubleToInt(ref ConversionAttempt attempt)
    {
        var rounded = Math.Round((double)attempt.Value);
        return rounded is >= int.MinValue and <= int.MaxValue
            ? attempt.Succeed(Boxes.Int((int)rounded))
            : Overflows(ref attempt);
    }

    private static bool Convertible(ref ConversionAttempt attempt)
    {
        try
        {
            var value = attempt.Value is char character && attempt.Type != typeof(char) ? (int)character : attempt.Value;
            return attempt.Succeed(System.Convert.ChangeType(value, attempt.Type, CultureInfo.InvariantCulture));
        }
        catch (Exception e) when (e is OverflowException or InvalidCastException or FormatException)
        {
            return attempt.Fail("InvalidCastIConvertible", e.Message, e);
        }
    }

    private static bool Overflows(ref ConversionAttempt attempt)
        => attempt.Fail("InvalidCastIConvertible", $"Value was either too large or too small for {Article(attempt.Type)} {attempt.Type.Name}.", new OverflowException());

    private static string Article(Type type) => type.Name[0] is 'I' or 'U' && type != typeof(ushort) && type != typeof(uint) && type != typeof(ulong) ? "an" : "a";

    private static bool FromTextToInteger(ref ConversionAttempt attempt)
    {
        var text = (string)attempt.Value;
        if (!NumberScanner.TryParse(text, out var number))
        {
            return FailInteger(ref attempt, text);
        }

        if (number is int integer && attempt.Type == typeof(int))
        {
            return attempt.Succeed(number);
        }

        var nested = attempt;
        nested.Value = number!;
        nested.WantsError = false;
        if (nested.Value.GetType() == attempt.Type
            || (nested.Value is BigInteger ? FromBigInteger(ref nested) : nested.Value is double && attempt.Type == typeof(int) ? DoubleToInt(ref nested) : Convertible(ref nested)))
        {
            return attempt.Succeed(nested.Result ?? number);
        }

        var name = attempt.Type == typeof(sbyte) ? "a signed byte" : attempt.Type == typeof(byte) ? "an unsigned byte" : $"{Article(attempt.Type)} {attempt.Type.Name}";
        return attempt.Fail("InvalidCastFromStringToInteger", $"Value was either too large or too small for {name}.", new OverflowException());
    }

    private static bool FailInteger(ref ConversionAttempt attempt, string text)
    {
        if (!attempt.WantsError)
        {
            return false;
        }

        var trimmed = text.Trim();
        var reason = trimmed.StartsWith("0x", StringComparison.OrdinalIgnoreCase)
            ? "Could not find any recognizable digits."
            : $"The input string '{text}' was not in a correct format.";
        return attempt.Fail("InvalidCastFromStringToInteger", reason, new FormatException(reason));
    }

    private static bool FromTextToReal(ref ConversionAttempt attempt)
    {
        var text = (string)attempt.Value;
        if (attempt.Type == typeof(decimal))
        {
            if (decimal.TryParse(text, NumberStyles.Float | NumberStyles.AllowThousands, CultureInfo.InvariantCulture, out var exact))
            {
                // As a literal would be read: trailing zeros do not count.
                return attempt.Succeed(exact / 1.000000000000000000000000000000m);
            }
        }
        else if (double.TryParse(text, NumberStyles.Float | NumberStyles.AllowThousands, CultureInfo.InvariantCulture, out var real))
        {
            return attempt.Succeed(attempt.Type == typeof(float) ? (object)(float)real : real);
        }

        if (NumberScanner.TryParse(text, out var number))
        {
            var nested = attempt;
            nested.Value = number!;
            if (nested.Value is BigInteger ? FromBigInteger(ref nested) : Convertible(ref nested))
            {
                return attempt.Succeed(nested.Result);
            }
        }

        var reason = $"The input string '{text}' was not in a correct format.";
        return attempt.Fail(attempt.Type == typeof(decimal) ? "InvalidCastFromStringToDecimal" : "InvalidCastFromStringToDoubleOrSingle", reason,
            attempt.WantsError ? new FormatException(reason) : null);
    }

    private static bool FromTextToBigInteger(ref ConversionAttempt attempt)
    {
        var text = (string)attempt.Value;
        if (NumberScanner.TryParse(text, out var number))
        {
            var nested = attempt;
            nested.Value = number!;
            return number is BigInteger ? attempt.Succeed(number) : ToBigInteger(ref nested) && attempt.Succeed(nested.Result);
        }

        return attempt.Fail("InvalidCastParseTargetInvocationWithFormatProvider", "The value could not be parsed.");
    }

    private static bool ToBigInteger(ref ConversionAttempt attempt) => attempt.Value switch
    {
        double real when double.IsFinite(real) => attempt.Succeed(new BigInteger(real)),
        float real when float.IsFinite(real) => attempt.Succeed(new BigInteger(real)),
        decimal exact => attempt.Succeed(new BigInteger(exact)),
        ulong number => attempt.Succeed(new BigInteger(number)),
        double or float => attempt.Fail("InvalidCastIConvertible", "BigInteger cannot represent infinity or NaN."),
        _ => attempt.Succeed(new BigInteger(Arithmetic.ToLong(attempt.Value))),
    };

    private static bool FromBigInteger(ref ConversionAttempt attempt)
    {
        var value = (BigInteger)attempt.Value;
        try
        {
            return attempt.Succeed(Type.GetTypeCode(attempt.Type) switch
            {
                TypeCode.SByte => (sbyte)value,
                TypeCode.Byte => (byte)value,
                TypeCode.Int16 => (short)value,
                TypeCode.UInt16 => (ushort)value,
                TypeCode.Int32 => (int)value,
                TypeCode.UInt32 => (uint)value,
                TypeCode.Int64 => (long)value,
                TypeCode.UInt64 => (ulong)value,
                TypeCode.Single => (float)value,
                TypeCode.Decimal => (decimal)value,
                _ => (object)(double)value,
            });
        }
        catch (OverflowException e)
        {
            return attempt.Fail("InvalidCastExplicitCast", e.Message, e);
        }
    }
}
