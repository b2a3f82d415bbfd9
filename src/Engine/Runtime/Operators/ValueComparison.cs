using System.Globalization;

namespace System.Management.Automation.Runtime;

/// <summary>PowerShell's equality and order of any two values: the left side decides what the right is converted to.</summary>
internal static class ValueComparison
{
    public static bool AreEqual(object? first, object? second, bool ignoreCase, IFormatProvider provider)
    {
        first = Operators.Bare(first);
        second = Operators.Bare(second);
        if (first is null || second is null)
        {
            return first is null && second is null;
        }

        var culture = CultureOf(provider);
        switch (first)
        {
            case string text:
                return TextComparison.AreEqual(text, second as string ?? ValueText.Of(second, culture), ignoreCase, culture);
            case char character when second is char other:
                return ignoreCase ? char.ToUpperInvariant(character) == char.ToUpperInvariant(other) : character == other;
            case char character when second is string { Length: 1 } one:
                return AreEqual(Boxes.Char(character), Boxes.Char(one[0]), ignoreCase, provider);
        }

        if (first is not Enum)
        {
            var firstKind = NumberKindOf(first);
            if (firstKind != NumericKind.None)
            {
                return NumberEquals(first, firstKind, second, provider);
            }
        }

        if (first.Equals(second))
        {
            return true;
        }

        var type = first.GetType();
        if (second.GetType() == type)
        {
            return false;
        }

        return Conversion.TryConvert(second, type, provider, out var converted) && first.Equals(converted);
    }

    /// <exception cref="ArgumentException">The two cannot be compared.</exception>
    public static int Order(object? first, object? second, bool ignoreCase, IFormatProvider provider)
        => TryOrder(first, second, ignoreCase, provider, throwing: true, out var order) ? order : 0;

    public static bool TryOrder(object? first, object? second, bool ignoreCase, IFormatProvider provider, bool throwing, out int order)
    {
        first = Operators.Bare(first);
        second = Operators.Bare(second);
        order = 0;
        if (first is null)
        {
            order = second is null ? 0 : AgainstNull(second);
            return true;
        }

        if (second is null)
        {
            order = -AgainstNull(first);
            return true;
        }

        var culture = CultureOf(provider);
        if (first is string text)
        {
            order = TextComparison.Order(text, second as string ?? ValueText.Of(second, culture), ignoreCase, culture);
            return true;
        }

        if (first is not Enum)
        {
            var firstKind = NumberKindOf(first);
            if (firstKind != NumericKind.None && TryNumber(second, throwing, provider, out var number))
            {
                order = CompareNumbers(first, firstKind, number!, NumberKindOf(number!));
                return true;
            }
        }

        return TryOrderConverted(first, second, ignoreCase, provider, throwing, out order);
    }

    public static int CompareNumbers(object left, NumericKind leftKind, object right, NumericKind rightKind)
        => Arithmetic.Promote(leftKind, left, rightKind, right) switch
        {
            NumericKind.Int => Arithmetic.ToInt(left).CompareTo(Arithmetic.ToInt(right)),
            NumericKind.UInt or NumericKind.Long => Arithmetic.ToLong(left).CompareTo(Arithmetic.ToLong(right)),
            NumericKind.ULong => Arithmetic.ToULong(left).CompareTo(Arithmetic.ToULong(right)),
            NumericKind.Decimal => CompareDecimals(left, leftKind, right, rightKind),
            _ => Arithmetic.ToDouble(left).CompareTo(Arithmetic.ToDouble(right)),
        };

    private static int CompareDecimals(object left, NumericKind leftKind, object right, NumericKind rightKind)
    {
        if (leftKind != NumericKind.Double && rightKind != NumericKind.Double)
        {
            return Arithmetic.ToDecimal(left).CompareTo(Arithmetic.ToDecimal(right));
        }

        var real = Arithmetic.ToDouble(leftKind == NumericKind.Double ? left : right);
        return Math.Abs(real) < 7.9e27
            ? Arithmetic.ToDecimal(left).CompareTo(Arithmetic.ToDecimal(right))
            : Arithmetic.ToDouble(left).CompareTo(Arithmetic.ToDouble(right));
    }

    /// <summary>Numbers and truth values; characters compare as characters.</summary>
    private static NumericKind NumberKindOf(object value) => value is char or bool ? NumericKind.None : Arithmetic.KindOf(value);

    private static bool NumberEquals(object first, NumericKind firstKind, object second, IFormatProvider provider)
    {
        if (second is string text)
        {
            if (!NumberScanner.TryParse(text, out var parsed))
            {
                return false;
            }

            second = parsed!;
        }

        var secondKind = Arithmetic.KindOf(second);
        if (secondKind != NumericKind.None)
        {
            if (firstKind == NumericKind.Double || secondKind == NumericKind.Double)
            {
                var real = Arithmetic.ToDouble(first);
                var other = Arithmetic.ToDouble(second);
                return real == other;
            }

            return CompareNumbers(first, firstKind, second, secondKind) == 0;
        }

        if (UserOperator.IsNumberLike(second))
        {
            return UserOperator.TryInvoke("op_Equality", second, first, out var result) && result is true;
        }

        return Conversion.TryConvert(second, first.GetType(), provider, out var converted) && first.Equals(converted);
    }

    private static bool TryNumber(object value, bool throwing, IFormatProvider provider, out object? number)
    {
        if (value is string text)
        {
            if (NumberScanner.TryParse(text, out number))
            {
                return true;
            }

            number = throwing ? NumberScanner.Parse(text) : null;
            return false;
        }

        number = value is char or bool ? Boxes.Int(Arithmetic.ToInt(value)) : value;
        return Arithmetic.KindOf(number) != NumericKind.None;
    }

    private static bool TryOrderConverted(object first, object second, bool ignoreCase, IFormatProvider provider, bool throwing, out int order)
    {
        order = 0;
        var type = first.GetType();
        var converted = second;
        if (!type.IsInstanceOfType(second))
        {
            if (first is not IComparable and not Enum)
            {
                return first.Equals(second) || (throwing ? throw NotComparable(first) : false);
            }

            try
            {
                converted = LanguagePrimitives.ConvertTo(second, type, provider);
            }
            catch (PSInvalidCastException e)
            {
                return throwing
                    ? throw OperatorError.Make($"Could not compare \"{ValueText.Of(first)}\" to \"{ValueText.Of(second)}\". Error: \"{e.Message}\"",
                        "ComparisonFailure", ErrorCategory.InvalidArgument, null, e)
                    : false;
            }
        }

        if (first is char left && converted is char right && ignoreCase)
        {
            order = char.ToUpperInvariant(left).CompareTo(char.ToUpperInvariant(right));
            return true;
        }

        if (first is IComparable comparable)
        {
            order = comparable.CompareTo(converted);
            return true;
        }

        return first.Equals(second) || (throwing ? throw NotComparable(first) : false);
    }

    private static RuntimeException NotComparable(object value)
        => OperatorError.Make($"Cannot compare \"{ValueText.Of(value)}\" because it is not IComparable.", "NotIcomparable",
            ErrorCategory.InvalidOperation);

    /// <summary>Null comes before everything but negative numbers.</summary>
    private static int AgainstNull(object value)
    {
        var kind = value is Enum ? NumericKind.None : NumberKindOf(value);
        if (kind == NumericKind.None)
        {
            return -1;
        }

        return Arithmetic.ToDouble(value) < 0 ? 1 : -1;
    }

    private static CultureInfo CultureOf(IFormatProvider provider) => provider as CultureInfo ?? CultureInfo.InvariantCulture;
}
