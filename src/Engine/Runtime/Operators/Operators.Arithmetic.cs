using System.Collections;
using System.Management.Automation.Internal;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>PowerShell's operators on values. Each starts with the pairs of types that scripts use most and falls back to the general rule.</summary>
internal static partial class Operators
{
    public static object? Add(object? left, object? right)
    {
        if (left is int leftInt && right is int rightInt)
        {
            var sum = (long)leftInt + rightInt;
            return sum == (int)sum ? Boxes.Int((int)sum) : (double)sum;
        }

        if (left is string leftString)
        {
            return string.Concat(leftString, right as string ?? ValueText.Of(right));
        }

        if (left is double leftDouble)
        {
            if (right is double rightDouble)
            {
                return leftDouble + rightDouble;
            }

            if (right is int addend)
            {
                return leftDouble + addend;
            }
        }

        return AddSlow(left, right);
    }

    public static object? Subtract(object? left, object? right)
    {
        if (left is int leftInt && right is int rightInt)
        {
            var difference = (long)leftInt - rightInt;
            return difference == (int)difference ? Boxes.Int((int)difference) : (double)difference;
        }

        if (left is double leftDouble)
        {
            if (right is double rightDouble)
            {
                return leftDouble - rightDouble;
            }

            if (right is int subtrahend)
            {
                return leftDouble - subtrahend;
            }
        }

        return Arithmetic.Binary(ArithmeticOperation.Subtract, left, right);
    }

    public static object? Multiply(object? left, object? right)
    {
        if (left is int leftInt && right is int rightInt)
        {
            var product = (long)leftInt * rightInt;
            return product == (int)product ? Boxes.Int((int)product) : (double)product;
        }

        if (left is double leftDouble)
        {
            if (right is double rightDouble)
            {
                return leftDouble * rightDouble;
            }

            if (right is int factor)
            {
                return leftDouble * factor;
            }
        }

        return MultiplySlow(left, right);
    }

    public static object? Divide(object? left, object? right)
    {
        if (left is int leftInt && right is int rightInt)
        {
            return DivideInts(leftInt, rightInt);
        }

        if (left is double leftDouble)
        {
            if (right is double rightDouble)
            {
                return leftDouble / rightDouble;
            }

            if (right is int divisor)
            {
                return leftDouble / divisor;
            }
        }

        return Arithmetic.Binary(ArithmeticOperation.Divide, left, right);
    }

    public static object? Remainder(object? left, object? right)
    {
        if (left is int leftInt && right is int rightInt)
        {
            if (rightInt == 0)
            {
                throw OperatorError.DivideByZero();
            }

            // int.MinValue % -1 overflows in hardware.
            return Boxes.Int(rightInt == -1 ? 0 : leftInt % rightInt);
        }

        return Arithmetic.Binary(ArithmeticOperation.Remainder, left, right);
    }

    public static object? Negate(object? operand) => operand switch
    {
        int value => value == int.MinValue ? -(double)value : Boxes.Int(-value),
        double value => -value,
        _ => Arithmetic.Binary(ArithmeticOperation.Subtract, Boxes.Int(0), UnaryOperand(operand)),
    };

    public static object? UnaryPlus(object? operand) => operand switch
    {
        int or double => operand,
        _ => Arithmetic.Binary(ArithmeticOperation.Add, Boxes.Int(0), UnaryOperand(operand)),
    };

    /// <summary>The value after <c>++</c>; null counts as 0.</summary>
    public static object? Increment(object? operand) => operand switch
    {
        int value when value < int.MaxValue => Boxes.Int(value + 1),
        null => Boxes.Int(1),
        double value => value + 1,
        _ => Step(operand, 1),
    };

    /// <summary>The value after <c>--</c>; null counts as 0.</summary>
    public static object? Decrement(object? operand) => operand switch
    {
        int value when value > int.MinValue => Boxes.Int(value - 1),
        null => Boxes.Int(-1),
        double value => value - 1,
        _ => Step(operand, -1),
    };

    /// <summary>Unwraps a PSObject that only carries extra members; a custom object stays what it is.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static object? Bare(object? value) => value is PSObject ? BareSlow(value) : value;

    private static object? BareSlow(object value)
    {
        if (ReferenceEquals(value, AutomationNull.Value))
        {
            return null;
        }

        var target = ((PSObject)value).BaseObject;
        return target is PSCustomObject ? value : target;
    }

    private static object? UnaryOperand(object? operand)
    {
        var bare = Bare(operand);
        return bare is Array or IDictionary ? throw OperatorError.MethodNotFound(bare.GetType(), "op_Subtraction") : bare;
    }

    private static object? Step(object? operand, int by)
    {
        var bare = Bare(operand);
        if (bare is null)
        {
            return Boxes.Int(by);
        }

        if (bare is bool or char || Arithmetic.KindOf(bare) == NumericKind.None && bare is not System.Numerics.BigInteger)
        {
            throw OperatorError.Make(
                $"The '{(by > 0 ? "++" : "--")}' operator works only on numbers. The operand is a '{OperatorError.TypeOfOperand(bare).FullName}'.",
                "OperatorRequiresNumber", ErrorCategory.InvalidOperation);
        }

        return Arithmetic.Binary(ArithmeticOperation.Add, bare, Boxes.Int(by));
    }

    private static object DivideInts(int left, int right)
    {
        if (right == 0)
        {
            throw OperatorError.DivideByZero();
        }

        if (left == int.MinValue && right == -1)
        {
            return -(double)int.MinValue;
        }

        var (quotient, remainder) = Math.DivRem(left, right);
        return remainder == 0 ? Boxes.Int(quotient) : (double)left / right;
    }

    private static object? AddSlow(object? left, object? right)
    {
        left = Bare(left);
        right = right is PSObject ? KeepWrapped(right) : right;
        switch (left)
        {
            case null:
                return right;
            case string text:
                return string.Concat(text, ValueText.Of(right));
            case char character:
                return character + ValueText.Of(right);
            case object?[] array:
                return Concatenate(array, right);
            case IDictionary dictionary:
                return AddDictionaries(dictionary, right);
        }

        var enumerator = left is IConvertible ? null : LanguagePrimitives.GetEnumerator(left);
        if (enumerator is not null)
        {
            return Concatenate(ToObjectArray(enumerator), right);
        }

        return Arithmetic.Binary(ArithmeticOperation.Add, left, right);
    }

    /// <summary>An element that goes into an array keeps its wrapper; AutomationNull becomes null.</summary>
    private static object? KeepWrapped(object? value) => ReferenceEquals(value, AutomationNull.Value) ? null : value;

    private static object? MultiplySlow(object? left, object? right)
    {
        left = Bare(left);
        right = Bare(right);
        switch (left)
        {
            case null:
                return null;
            case string text:
                return Repeat(text, LanguagePrimitives.ConvertTo<int>(right));
            case Array array:
                return Repeat(array, right);
        }

        if (left is not (IConvertible or IDictionary) && LanguagePrimitives.GetEnumerator(left) is { } enumerator)
        {
            return Repeat(ToObjectArray(enumerator), right);
        }

        return Arithmetic.Binary(ArithmeticOperation.Multiply, left, right);
    }

    private static string Repeat(string text, int times)
    {
        if (times < 0)
        {
            throw new ArgumentOutOfRangeException(nameof(times), times, $"times ('{times}') must be a non-negative value.");
        }

        if (times == 0 || text.Length == 0)
        {
            return string.Empty;
        }

        return text.Length == 1
            ? new string(text[0], times)
            : string.Create(checked(text.Length * times), text, static (span, source) =>
            {
                for (var at = 0; at < span.Length; at += source.Length)
                {
                    source.CopyTo(span[at..]);
                }
            });
    }

    private static Array Repeat(Array array, object? right)
    {
        var count = right is string or double or float or decimal ? LanguagePrimitives.ConvertTo<int>(right) : right;
        var times = checked((int)LanguagePrimitives.ConvertTo<uint>(count));
        var result = Array.CreateInstance(array.GetType().GetElementType()!, checked(array.Length * times));
        for (var i = 0; i < times; i++)
        {
            Array.Copy(array, 0, result, i * array.Length, array.Length);
        }

        return result;
    }
}
