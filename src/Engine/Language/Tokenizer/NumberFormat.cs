using System.Globalization;
using System.Numerics;

namespace System.Management.Automation.Language;

/// <summary>The parts of a written number: digits, fraction, exponent, type suffix, multiplier.</summary>
internal struct NumberFormat
{
    private int _start;
    private int _digitsEnd;
    private NumberBase _base;
    private bool _isReal;
    private NumberSuffix _suffix;
    private long _multiplier;

    private enum NumberBase : byte
    {
        Decimal,
        Hexadecimal,
        Binary,
    }

    private enum NumberSuffix : byte
    {
        None,
        SByte,
        Byte,
        Int16,
        UInt16,
        Unsigned,
        Int64,
        UInt64,
        Decimal,
        BigInteger,
    }

    /// <summary>The number that all of <paramref name="text"/> is, sign included, or null: how arguments such as -1 become numbers.</summary>
    public static object? Parse(string text)
    {
        var digits = text.Length > 0 && (text[0].IsDash() || text[0] == '+') ? 1 : 0;
        if (digits >= text.Length || !(char.IsAsciiDigit(text[digits]) || text[digits] == '.'))
        {
            return null;
        }

        var format = default(NumberFormat);
        return format.Read(text, digits) == text.Length ? format.ToValue(text, digits == 1 && text[0] != '+') : null;
    }

    /// <summary>Reads a number that starts at <paramref name="start"/>; returns where it ends, or -1.</summary>
    public int Read(ReadOnlySpan<char> text, int start)
    {
        _multiplier = 1;
        _start = start;
        var i = start;
        if (text[i] == '0' && i + 1 < text.Length && (text[i + 1] | 0x20) is 'x' or 'b')
        {
            return ReadPrefixed(text, i + 2, (text[i + 1] | 0x20) == 'x');
        }

        i = SkipDigits(text, i);
        if (i < text.Length && text[i] == '.' && !(i + 1 < text.Length && text[i + 1] == '.'))
        {
            var fraction = SkipDigits(text, i + 1);
            if (fraction == i + 1 && i == start)
            {
                return -1;
            }

            _isReal = true;
            i = fraction;
        }

        if (i < text.Length && (text[i] | 0x20) == 'e')
        {
            var exponent = i + 1;
            if (exponent < text.Length && (text[exponent] == '+' || text[exponent].IsDash()))
            {
                exponent++;
            }

            var exponentEnd = SkipDigits(text, exponent);
            if (exponentEnd == exponent)
            {
                return -1;
            }

            _isReal = true;
            i = exponentEnd;
        }

        _digitsEnd = i;
        return ReadSuffixes(text, i);
    }

    /// <summary>The value, of the smallest type that holds it unless a suffix names one; null if it does not fit.</summary>
    public readonly object? ToValue(string text, bool isNegative)
    {
        var digits = text.AsSpan(_start, _digitsEnd - _start);
        if (_base == NumberBase.Decimal && !_isReal && _suffix == NumberSuffix.None && digits.Length <= 9)
        {
            // The common case, without big integers.
            var small = _multiplier * int.Parse(digits, NumberStyles.None, CultureInfo.InvariantCulture);
            small = isNegative ? -small : small;
            if (_multiplier <= 1L << 30)
            {
                return small is >= int.MinValue and <= int.MaxValue ? (int)small : (object)small;
            }
        }

        return _isReal ? RealValue(digits, isNegative) : IntegerValue(digits, isNegative);
    }

    private static int SkipDigits(ReadOnlySpan<char> text, int i)
    {
        while (i < text.Length && char.IsAsciiDigit(text[i]))
        {
            i++;
        }

        return i;
    }

    private int ReadPrefixed(ReadOnlySpan<char> text, int i, bool isHexadecimal)
    {
        _base = isHexadecimal ? NumberBase.Hexadecimal : NumberBase.Binary;
        _start = i;
        while (i < text.Length && (isHexadecimal ? char.IsAsciiHexDigit(text[i]) : text[i] is '0' or '1'))
        {
            i++;
        }

        _digitsEnd = i;
        return i == _start && !isHexadecimal ? -1 : ReadSuffixes(text, i);
    }

    private int ReadSuffixes(ReadOnlySpan<char> text, int i)
    {
        if (i < text.Length)
        {
            var c = text[i] | 0x20;
            if (c == 'u')
            {
                i++;
                _suffix = NumberSuffix.Unsigned;
                c = i < text.Length ? text[i] | 0x20 : 0;
                (_suffix, i) = c switch
                {
                    'l' => (NumberSuffix.UInt64, i + 1),
                    's' => (NumberSuffix.UInt16, i + 1),
                    'y' => (NumberSuffix.Byte, i + 1),
                    _ => (_suffix, i),
                };
            }
            else
            {
                (_suffix, i) = c switch
                {
                    'l' => (NumberSuffix.Int64, i + 1),
                    'd' => (NumberSuffix.Decimal, i + 1),
                    's' => (NumberSuffix.Int16, i + 1),
                    'y' => (NumberSuffix.SByte, i + 1),
                    'n' => (NumberSuffix.BigInteger, i + 1),
                    _ => (_suffix, i),
                };
            }
        }

        if (i + 1 < text.Length && (text[i + 1] | 0x20) == 'b')
        {
            var shift = (text[i] | 0x20) switch
            {
                'k' => 10,
                'm' => 20,
                'g' => 30,
                't' => 40,
                'p' => 50,
                _ => 0,
            };
            if (shift > 0)
            {
                _multiplier = 1L << shift;
                i += 2;
            }
        }

        return i;
    }

    private readonly object? RealValue(ReadOnlySpan<char> digits, bool isNegative)
    {
        if (_suffix == NumberSuffix.Decimal)
        {
            if (!decimal.TryParse(digits, NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent, CultureInfo.InvariantCulture, out var exact))
            {
                return null;
            }

            try
            {
                exact *= _multiplier;
            }
            catch (OverflowException)
            {
                return null;
            }

            return isNegative ? -exact : exact;
        }

        var real = double.Parse(digits, NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent, CultureInfo.InvariantCulture) * _multiplier;
        real = isNegative ? -real : real;
        if (_suffix == NumberSuffix.None)
        {
            return real;
        }

        return double.IsFinite(real) ? Fit(new BigInteger(Math.Round(real, MidpointRounding.ToEven))) : null;
    }

    private readonly object? IntegerValue(ReadOnlySpan<char> digits, bool isNegative)
    {
        var value = _base switch
        {
            NumberBase.Hexadecimal => ParseHexadecimal(digits),
            NumberBase.Binary => ParseBinary(digits),
            _ => BigInteger.Parse(digits, NumberStyles.None, CultureInfo.InvariantCulture),
        };
        if (value is not { } integer)
        {
            return null;
        }

        integer *= _multiplier;
        integer = isNegative ? -integer : integer;

        // As many digits as a long has are a long, whatever their value.
        var isLong = _suffix == NumberSuffix.None
            && ((_base == NumberBase.Hexadecimal && digits.Length == 16) || (_base == NumberBase.Binary && digits.Length == 64));
        return isLong && integer >= long.MinValue && integer <= long.MaxValue ? (long)integer : Fit(integer);
    }

    /// <summary>As many digits as a type has bits make a negative number if the highest bit is set.</summary>
    private readonly BigInteger? ParseHexadecimal(ReadOnlySpan<char> digits)
    {
        if (digits.Length == 0)
        {
            return BigInteger.Zero;
        }

        var trimmed = digits.TrimStart('0');
        if (trimmed.Length > 16 && _suffix != NumberSuffix.BigInteger)
        {
            return null;
        }

        var isSigned = digits.Length switch
        {
            2 => _suffix == NumberSuffix.SByte,
            4 => _suffix == NumberSuffix.Int16,
            8 => _suffix is NumberSuffix.None,
            16 => _suffix is NumberSuffix.None or NumberSuffix.Int64,
            _ => false,
        };
        var unsigned = BigInteger.Parse("0" + digits.ToString(), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);
        return isSigned ? ToSigned(unsigned, digits.Length * 4) : unsigned;
    }

    private readonly BigInteger? ParseBinary(ReadOnlySpan<char> digits)
    {
        var unsigned = BigInteger.Zero;
        foreach (var digit in digits)
        {
            unsigned = (unsigned << 1) + (digit - '0');
        }

        if (digits.TrimStart('0').Length > 64 && _suffix != NumberSuffix.BigInteger)
        {
            return null;
        }

        var isSigned = digits.Length switch
        {
            8 => _suffix is NumberSuffix.None or NumberSuffix.SByte,
            16 => _suffix is NumberSuffix.None or NumberSuffix.Int16,
            32 => _suffix is NumberSuffix.None,
            64 => _suffix is NumberSuffix.None or NumberSuffix.Int64,
            _ => false,
        };
        return isSigned ? ToSigned(unsigned, digits.Length) : unsigned;
    }

    private static BigInteger ToSigned(BigInteger value, int bits) =>
        value >> (bits - 1) == BigInteger.One ? value - (BigInteger.One << bits) : value;

    private readonly object? Fit(BigInteger value)
    {
        switch (_suffix)
        {
            case NumberSuffix.BigInteger:
                return value;
            case NumberSuffix.Decimal:
                return value >= (BigInteger)decimal.MinValue && value <= (BigInteger)decimal.MaxValue ? (decimal)value : null;
            case NumberSuffix.SByte:
                return value >= sbyte.MinValue && value <= sbyte.MaxValue ? (sbyte)value : null;
            case NumberSuffix.Byte:
                return value >= byte.MinValue && value <= byte.MaxValue ? (byte)value : null;
            case NumberSuffix.Int16:
                return value >= short.MinValue && value <= short.MaxValue ? (short)value : null;
            case NumberSuffix.UInt16:
                return value >= ushort.MinValue && value <= ushort.MaxValue ? (ushort)value : null;
            case NumberSuffix.Int64:
                return value >= long.MinValue && value <= long.MaxValue ? (long)value : null;
            case NumberSuffix.UInt64:
                return value >= ulong.MinValue && value <= ulong.MaxValue ? (ulong)value : null;
            case NumberSuffix.Unsigned:
                if (value >= uint.MinValue && value <= uint.MaxValue)
                {
                    return (uint)value;
                }

                return value >= ulong.MinValue && value <= ulong.MaxValue ? (ulong)value : null;
        }

        if (value >= int.MinValue && value <= int.MaxValue)
        {
            return (int)value;
        }

        if (value >= long.MinValue && value <= long.MaxValue)
        {
            return (long)value;
        }

        return value >= (BigInteger)decimal.MinValue && value <= (BigInteger)decimal.MaxValue ? (decimal)value : (double)value;
    }
}
