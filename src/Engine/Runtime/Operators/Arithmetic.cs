using System.Globalization;
using System.Numerics;

namespace System.Management.Automation.Runtime;

/// <summary>Arithmetic on any two values: PowerShell's promotions, then the operator methods of .NET types.</summary>
/// <remarks>Integers that overflow become double, never wrap and never fail; decimal that overflows is an error.</remarks>
internal static class Arithmetic
{
    private static readonly string[] _methodNames = ["op_Addition", "op_Subtraction", "op_Multiply", "op_Division", "op_Modulus"];

    public static object? Binary(ArithmeticOperation operation, object? left, object? right)
    {
        left = Operators.Bare(left);
        right = Operators.Bare(right);
        if (left is string text)
        {
            left = NumberScanner.Parse(text);
        }

        left ??= Boxes.Int(0);
        var leftKind = KindOf(left);
        if (leftKind == NumericKind.None)
        {
            return UserDefined(operation, left, right);
        }

        if (left is Enum && right is string)
        {
            right = LanguagePrimitives.ConvertTo(right, left.GetType(), CultureInfo.InvariantCulture);
        }

        right = right switch
        {
            null => Boxes.Int(0),
            string rightText => NumberScanner.Parse(rightText),
            _ => right,
        };
        var rightKind = KindOf(right);
        if (rightKind == NumericKind.None)
        {
            return UserDefined(operation, left, right!, blamed: right);
        }

        var result = Compute(operation, Promote(leftKind, left, rightKind, right!), left, right!);
        return left is Enum ? BackToEnum(left.GetType(), result) : result;
    }

    /// <summary>The kind a value computes in, or None for what is no number. Truth values, characters and enum members count as integers.</summary>
    public static NumericKind KindOf(object? value) => value is null ? NumericKind.None : Type.GetTypeCode(value.GetType()) switch
    {
        TypeCode.Boolean or TypeCode.Char or TypeCode.SByte or TypeCode.Byte or TypeCode.Int16 or TypeCode.UInt16 or TypeCode.Int32 => NumericKind.Int,
        TypeCode.UInt32 => NumericKind.UInt,
        TypeCode.Int64 => NumericKind.Long,
        TypeCode.UInt64 => NumericKind.ULong,
        TypeCode.Single or TypeCode.Double => NumericKind.Double,
        TypeCode.Decimal => NumericKind.Decimal,
        _ => NumericKind.None,
    };

    public static NumericKind Promote(NumericKind leftKind, object left, NumericKind rightKind, object right)
    {
        var kind = leftKind > rightKind ? leftKind : rightKind;
        if (leftKind == rightKind)
        {
            return kind;
        }

        var (otherKind, other) = kind == leftKind ? (rightKind, right) : (leftKind, left);
        return kind switch
        {
            NumericKind.UInt when IsNegative(otherKind, other) => NumericKind.Long,
            NumericKind.ULong when IsNegative(otherKind, other) => NumericKind.Decimal,
            _ => kind,
        };
    }

    public static int ToInt(object value) => value switch
    {
        int number => number,
        bool truth => truth ? 1 : 0,
        char character => character,
        _ => Convert.ToInt32(value, CultureInfo.InvariantCulture),
    };

    public static long ToLong(object value) => value switch
    {
        int number => number,
        long number => number,
        char character => character,
        _ => Convert.ToInt64(value, CultureInfo.InvariantCulture),
    };

    public static ulong ToULong(object value) => value is char character ? character : Convert.ToUInt64(value, CultureInfo.InvariantCulture);

    public static double ToDouble(object value) => value switch
    {
        double number => number,
        int number => number,
        char character => character,
        bool truth => truth ? 1 : 0,
        _ => Convert.ToDouble(value, CultureInfo.InvariantCulture),
    };

    public static decimal ToDecimal(object value)
    {
        try
        {
            return value switch
            {
                char character => character,
                bool truth => truth ? 1 : 0,
                _ => Convert.ToDecimal(value, CultureInfo.InvariantCulture),
            };
        }
        catch (OverflowException e)
        {
            throw OperatorError.Overflow(e);
        }
    }

    private static bool IsNegative(NumericKind kind, object value) => kind is NumericKind.Int or NumericKind.Long && ToLong(value) < 0;

    private static object? Compute(ArithmeticOperation operation, NumericKind kind, object left, object right) => kind switch
    {
        NumericKind.Int => OfInt(operation, ToInt(left), ToInt(right)),
        NumericKind.UInt => OfUInt(operation, (uint)ToLong(left), (uint)ToLong(right)),
        NumericKind.Long => OfLong(operation, ToLong(left), ToLong(right)),
        NumericKind.ULong => OfULong(operation, ToULong(left), ToULong(right)),
        NumericKind.Decimal => OfDecimal(operation, ToDecimal(left), ToDecimal(right)),
        _ => OfDouble(operation, ToDouble(left), ToDouble(right)),
    };

    private static object? OfInt(ArithmeticOperation operation, int left, int right)
    {
        switch (operation)
        {
            case ArithmeticOperation.Add:
                return Narrow((long)left + right);
            case ArithmeticOperation.Subtract:
                return Narrow((long)left - right);
            case ArithmeticOperation.Multiply:
                return Narrow((long)left * right);
        }

        if (right == 0)
        {
            throw OperatorError.DivideByZero();
        }

        if (operation == ArithmeticOperation.Divide)
        {
            return (long)left % right == 0 ? Narrow((long)left / right) : (double)left / right;
        }

        return Boxes.Int((int)((long)left % right));
    }

    private static object Narrow(long value) => value == (int)value ? Boxes.Int((int)value) : (double)value;

    private static object OfUInt(ArithmeticOperation operation, uint left, uint right)
    {
        if (right == 0 && operation >= ArithmeticOperation.Divide)
        {
            throw OperatorError.DivideByZero();
        }

        if (operation == ArithmeticOperation.Multiply)
        {
            var product = (ulong)left * right;
            return product <= uint.MaxValue ? (object)(uint)product : (double)product;
        }

        if (operation == ArithmeticOperation.Divide && left % right != 0)
        {
            return (double)left / right;
        }

        var result = operation switch
        {
            ArithmeticOperation.Add => (long)left + right,
            ArithmeticOperation.Subtract => (long)left - right,
            ArithmeticOperation.Divide => left / right,
            _ => left % right,
        };
        return result is >= 0 and <= uint.MaxValue ? (object)(uint)result : (double)result;
    }

    private static object OfLong(ArithmeticOperation operation, long left, long right)
    {
        if (right == 0 && operation >= ArithmeticOperation.Divide)
        {
            throw OperatorError.DivideByZero();
        }

        if (operation == ArithmeticOperation.Remainder)
        {
            return right == -1 ? 0L : left % right;
        }

        if (operation == ArithmeticOperation.Divide)
        {
            if (right == -1)
            {
                return left == long.MinValue ? (object)-(double)left : -left;
            }

            return left % right == 0 ? (object)(left / right) : (double)left / right;
        }

        var wide = operation switch
        {
            ArithmeticOperation.Add => (Int128)left + right,
            ArithmeticOperation.Subtract => (Int128)left - right,
            _ => (Int128)left * right,
        };
        return wide >= long.MinValue && wide <= long.MaxValue ? (object)(long)wide : operation switch
        {
            ArithmeticOperation.Add => (double)left + right,
            ArithmeticOperation.Subtract => (double)left - right,

            // The exact product cut off, not rounded, to what a double holds.
            _ => (double)(BigInteger)wide,
        };
    }

    private static object OfULong(ArithmeticOperation operation, ulong left, ulong right)
    {
        if (right == 0 && operation >= ArithmeticOperation.Divide)
        {
            throw OperatorError.DivideByZero();
        }

        switch (operation)
        {
            case ArithmeticOperation.Remainder:
                return left % right;
            case ArithmeticOperation.Divide:
                return left % right == 0 ? (object)(left / right) : (double)left / right;
        }

        var wide = operation switch
        {
            ArithmeticOperation.Add => (Int128)left + right,
            ArithmeticOperation.Subtract => (Int128)left - right,
            _ => (Int128)((UInt128)left * right),
        };
        return wide >= 0 && wide <= ulong.MaxValue ? (object)(ulong)wide : operation switch
        {
            ArithmeticOperation.Add => (double)left + right,
            ArithmeticOperation.Subtract => (double)left - right,
            _ => (double)left * right,
        };
    }

    private static object OfDecimal(ArithmeticOperation operation, decimal left, decimal right)
    {
        try
        {
            return operation switch
            {
                ArithmeticOperation.Add => left + right,
                ArithmeticOperation.Subtract => left - right,
                ArithmeticOperation.Multiply => left * right,
                ArithmeticOperation.Divide => left / right,
                _ => left % right,
            };
        }
        catch (DivideByZeroException e)
        {
            throw OperatorError.DivideByZero(e);
        }
        catch (OverflowException e)
        {
            throw OperatorError.Overflow(e);
        }
    }

    private static object OfDouble(ArithmeticOperation operation, double left, double right) => operation switch
    {
        ArithmeticOperation.Add => left + right,
        ArithmeticOperation.Subtract => left - right,
        ArithmeticOperation.Multiply => left * right,
        ArithmeticOperation.Divide => left / right,
        _ => left % right,
    };

    private static object? BackToEnum(Type type, object? result) => result is int or long or uint or ulong
        ? Enum.ToObject(type, result)
        : LanguagePrimitives.ConvertTo(result, type, CultureInfo.InvariantCulture);

    private static object? UserDefined(ArithmeticOperation operation, object left, object? right, object? blamed = null)
    {
        var name = _methodNames[(int)operation];
        return UserOperator.TryInvoke(name, left, right, out var result)
            ? result
            : throw OperatorError.MethodNotFound(OperatorError.TypeOfOperand(blamed ?? left), name);
    }
}
