using System.Buffers;
using System.Globalization;
using System.Numerics;

namespace System.Management.Automation.Runtime;

/// <summary>Reads numbers as the language writes them: sign, hexadecimal, binary, thousands, exponents, type suffixes and kb…pb.</summary>
internal static class NumberScanner
{
    private static readonly SearchValues<char> _binaryLetters = SearchValues.Create("01lLuUyYsSnN");

    /// <summary>The number that an operator makes of a string operand; the empty string counts as 0.</summary>
    /// <exception cref="PSInvalidCastException">It is no number.</exception>
    public static object Parse(string text)
        => TryParse(text, out var number) ? number! : throw ConversionError.FromStringToInteger(text, typeof(int), null);

    public static bool TryParse(ReadOnlySpan<char> text, out object? number)
    {
        text = text.Trim();
        if (text.IsEmpty)
        {
            number = Boxes.Int(0);
            return true;
        }

        if (int.TryParse(text, NumberStyles.AllowLeadingSign | NumberStyles.AllowThousands, CultureInfo.InvariantCulture, out var integer))
        {
            number = Boxes.Int(integer);
            return true;
        }

        return TryParseLiteral(text, out number);
    }

    private static bool TryParseLiteral(ReadOnlySpan<char> text, out object? number)
    {
        number = null;
        var negative = false;
        if (text[0] is '+' or '-')
        {
            negative = text[0] == '-';
            text = text[1..];
        }

        var multiplier = TakeMultiplier(ref text);
        if (text.IsEmpty)
        {
            return false;
        }

        if (text.StartsWith("0x", StringComparison.OrdinalIgnoreCase))
        {
            return TryParseRadix(text[2..], NumberStyles.AllowHexSpecifier, 4, negative, multiplier, out number);
        }

        if (text.StartsWith("0b", StringComparison.OrdinalIgnoreCase) && text[2..].IndexOfAnyExcept(_binaryLetters) < 0)
        {
            return TryParseRadix(text[2..], NumberStyles.AllowBinarySpecifier, 1, negative, multiplier, out number);
        }

        var suffix = TakeSuffix(ref text, hexadecimal: false);
        if (text.IsEmpty || !(char.IsAsciiDigit(text[0]) || text[0] == '.'))
        {
            return false;
        }

        if (text.IndexOfAny(".eE") < 0
            && BigInteger.TryParse(text, NumberStyles.AllowThousands, CultureInfo.InvariantCulture, out var whole))
        {
            return TryFit(negative ? -whole : whole, multiplier, suffix, out number);
        }

        return TryParseReal(text, negative, multiplier, suffix, out number);
    }

    private static bool TryParseReal(ReadOnlySpan<char> text, bool negative, long multiplier, string suffix, out object? number)
    {
        number = null;
        if (suffix.Equals("d", StringComparison.OrdinalIgnoreCase))
        {
            if (!decimal.TryParse(text, NumberStyles.Float | NumberStyles.AllowThousands, CultureInfo.InvariantCulture, out var exact))
            {
                return false;
            }

            number = (negative ? -exact : exact) * multiplier;
            return true;
        }

        if (!double.TryParse(text, NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent | NumberStyles.AllowThousands,
            CultureInfo.InvariantCulture, out var real))
        {
            return false;
        }

        real = (negative ? -real : real) * multiplier;
        if (suffix.Length == 0)
        {
            number = real;
            return true;
        }

        return TryFit(new BigInteger(Math.Round(real)), 1, suffix, out number);
    }

    private static bool TryParseRadix(ReadOnlySpan<char> digits, NumberStyles style, int bitsPerDigit, bool negative, long multiplier, out object? number)
    {
        number = null;
        var suffix = TakeSuffix(ref digits, hexadecimal: true);
        if (digits.IsEmpty || !BigInteger.TryParse($"0{digits}", style, CultureInfo.InvariantCulture, out var value))
        {
            return false;
        }

        // Eight hexadecimal digits are the bits of an int, sixteen those of a long: 0xFFFFFFFF is -1.
        var bits = digits.Length * bitsPerDigit;
        if (suffix.Length == 0 && bits == 32 && value > int.MaxValue)
        {
            value -= BigInteger.One << 32;
        }
        else if (bits == 64 && value > long.MaxValue && suffix is "" or "l" or "L")
        {
            value -= BigInteger.One << 64;
        }

        return TryFit(negative ? -value : value, multiplier, suffix, out number);
    }

    private static bool TryFit(BigInteger value, long multiplier, string suffix, out object? number)
    {
        value *= multiplier;
        number = suffix.ToLowerInvariant() switch
        {
            "" => FitUnsuffixed(value),
            "d" => (decimal)value,
            "n" => value,
            "l" when value >= long.MinValue && value <= long.MaxValue => (long)value,
            "ul" when value >= 0 && value <= ulong.MaxValue => (ulong)value,
            "u" when value >= 0 && value <= ulong.MaxValue => value <= uint.MaxValue ? (object)(uint)value : (ulong)value,
            "s" when value >= short.MinValue && value <= short.MaxValue => (short)value,
            "us" when value >= 0 && value <= ushort.MaxValue => (ushort)value,
            "y" when value >= sbyte.MinValue && value <= sbyte.MaxValue => (sbyte)value,
            "uy" when value >= 0 && value <= byte.MaxValue => (byte)value,
            _ => null,
        };
        return number is not null;
    }

    private static object FitUnsuffixed(BigInteger value)
    {
        if (value >= int.MinValue && value <= int.MaxValue)
        {
            return Boxes.Int((int)value);
        }

        if (value >= long.MinValue && value <= long.MaxValue)
        {
            return (long)value;
        }

        return BigInteger.Abs(value) <= new BigInteger(decimal.MaxValue) ? (decimal)value : (double)value;
    }

    private static long TakeMultiplier(ref ReadOnlySpan<char> text)
    {
        if (text.Length < 3 || text[^1] is not ('b' or 'B') || text.StartsWith("0x", StringComparison.OrdinalIgnoreCase) && char.IsAsciiHexDigit(text[^2]))
        {
            return 1;
        }

        var multiplier = char.ToLowerInvariant(text[^2]) switch
        {
            'k' => 1L << 10,
            'm' => 1L << 20,
            'g' => 1L << 30,
            't' => 1L << 40,
            'p' => 1L << 50,
            _ => 1L,
        };
        if (multiplier != 1)
        {
            text = text[..^2];
        }

        return multiplier;
    }

    private static string TakeSuffix(ref ReadOnlySpan<char> text, bool hexadecimal)
    {
        var letters = hexadecimal ? "lLuUyYsSnN" : "lLuUyYsSnNdD";
        var length = 0;
        while (length < 2 && length < text.Length && letters.Contains(text[^(length + 1)]))
        {
            length++;
        }

        var suffix = text[^length..].ToString();
        if (length == 2 && suffix[0] is not ('u' or 'U'))
        {
            suffix = suffix[1..];
        }

        text = text[..^suffix.Length];
        return suffix;
    }
}
