using System.Globalization;

namespace System.Management.Automation.Runtime;

internal static partial class Operators
{
    private enum BitOperation
    {
        And,
        Or,
        Xor,
    }

    public static object? BitAnd(object? left, object? right)
        => left is int a && right is int b ? Boxes.Int(a & b) : Bitwise(BitOperation.And, "op_BitwiseAnd", left, right);

    public static object? BitOr(object? left, object? right)
        => left is int a && right is int b ? Boxes.Int(a | b) : Bitwise(BitOperation.Or, "op_BitwiseOr", left, right);

    public static object? BitXor(object? left, object? right)
        => left is int a && right is int b ? Boxes.Int(a ^ b) : Bitwise(BitOperation.Xor, "op_ExclusiveOr", left, right);

    public static object? BitNot(object? operand)
    {
        operand = Bare(operand);
        if (operand is string text)
        {
            operand = NumberScanner.Parse(text);
        }

        switch (operand)
        {
            case null:
                return Boxes.Int(-1);
            case Enum:
                return Enum.ToObject(operand.GetType(), BitNot(Convert.ChangeType(operand, Enum.GetUnderlyingType(operand.GetType()), CultureInfo.InvariantCulture))!);
            case uint number:
                return ~number;
            case long number:
                return ~number;
            case ulong number:
                return ~number;
            case double or float or decimal:
                return BitNot(FromReal(operand, preferInt: true));
        }

        return Arithmetic.KindOf(operand) == NumericKind.Int
            ? Boxes.Int(~Arithmetic.ToInt(operand))
            : UserOperator.TryInvokeUnary("op_OnesComplement", operand, out var result)
                ? result
                : throw OperatorError.MethodNotFound(OperatorError.TypeOfOperand(operand), "op_OnesComplement");
    }

    public static object? ShiftLeft(object? left, object? right) => Shift(left, right, leftwards: true);

    public static object? ShiftRight(object? left, object? right) => Shift(left, right, leftwards: false);

    public static bool Not(object? operand) => !LanguagePrimitives.IsTrue(operand);

    public static bool Xor(object? left, object? right) => LanguagePrimitives.IsTrue(left) ^ LanguagePrimitives.IsTrue(right);

    private static object? Shift(object? left, object? right, bool leftwards)
    {
        left = Bare(left);
        if (left is string text)
        {
            left = NumberScanner.Parse(text);
        }

        if (left is double or float or decimal)
        {
            left = FromReal(left, preferInt: true);
        }

        left ??= Boxes.Int(0);
        if (Arithmetic.KindOf(left) == NumericKind.None)
        {
            var name = leftwards ? "op_LeftShift" : "op_RightShift";
            return UserOperator.TryInvoke(name, left, Bare(right), out var result)
                ? result
                : throw OperatorError.MethodNotFound(OperatorError.TypeOfOperand(left), name);
        }

        var count = LanguagePrimitives.ConvertTo<int>(Bare(right));
        return left switch
        {
            int n => Boxes.Int(leftwards ? n << count : n >> count),
            long n => leftwards ? n << count : n >> count,
            uint n => leftwards ? n << count : n >> count,
            ulong n => leftwards ? n << count : n >> count,
            byte n => (byte)(leftwards ? n << count : n >> count),
            sbyte n => (sbyte)(leftwards ? n << count : n >> count),
            short n => (short)(leftwards ? n << count : n >> count),
            ushort n => (ushort)(leftwards ? n << count : n >> count),
            _ => Boxes.Int(leftwards ? Arithmetic.ToInt(left) << count : Arithmetic.ToInt(left) >> count),
        };
    }

    private static object? Bitwise(BitOperation operation, string method, object? left, object? right)
    {
        left = Bare(left);
        right = Bare(right);
        if (left is null && right is null)
        {
            return null;
        }

        if (left is Enum || right is Enum)
        {
            return BitwiseOfEnum(operation, left, right);
        }

        if (left is bool leftTruth && right is bool rightTruth)
        {
            return Boxes.Int(Combine(operation, leftTruth ? 1 : 0, rightTruth ? 1 : 0));
        }

        left = BitOperand(left);
        right = BitOperand(right);
        var leftKind = Arithmetic.KindOf(left);
        var rightKind = Arithmetic.KindOf(right);
        if (leftKind == NumericKind.None || rightKind == NumericKind.None)
        {
            return UserOperator.TryInvoke(method, left, right, out var result)
                ? result
                : throw OperatorError.MethodNotFound(OperatorError.TypeOfOperand(left), method);
        }

        return (leftKind > rightKind ? leftKind : rightKind) switch
        {
            NumericKind.Int => Boxes.Int(Combine(operation, Arithmetic.ToInt(left), Arithmetic.ToInt(right))),
            NumericKind.UInt when leftKind == rightKind || Arithmetic.ToLong(leftKind == NumericKind.UInt ? right : left) >= 0
                => (uint)Combine(operation, Arithmetic.ToLong(left), Arithmetic.ToLong(right)),
            NumericKind.UInt or NumericKind.Long => Combine(operation, Arithmetic.ToLong(left), Arithmetic.ToLong(right)),
            _ => unchecked((ulong)Combine(operation, (long)AsULong(left), (long)AsULong(right))),
        };
    }

    private static T Combine<T>(BitOperation operation, T left, T right)
        where T : Numerics.IBitwiseOperators<T, T, T> => operation switch
        {
            BitOperation.And => left & right,
            BitOperation.Or => left | right,
            _ => left ^ right,
        };

    private static object? BitwiseOfEnum(BitOperation operation, object? left, object? right)
    {
        var type = (left as Enum ?? (Enum)right!).GetType();
        var first = left is Enum ? left : LanguagePrimitives.ConvertTo(left ?? Boxes.Int(0), type, CultureInfo.InvariantCulture);
        var second = right is Enum ? right : LanguagePrimitives.ConvertTo(right ?? Boxes.Int(0), type, CultureInfo.InvariantCulture);
        return Enum.ToObject(type, unchecked((ulong)Combine(operation, EnumConversion.ToInt64(first!), EnumConversion.ToInt64(second!))));
    }

    private static object BitOperand(object? operand) => operand switch
    {
        null => Boxes.Int(0),
        string text => BitOperand(NumberScanner.Parse(text)),
        double or float or decimal => FromReal(operand, preferInt: false),
        _ => operand,
    };

    /// <summary>A real number as the integer that bit operators work on.</summary>
    private static object FromReal(object real, bool preferInt)
    {
        var value = Arithmetic.ToDouble(real);
        if (preferInt && Math.Round(value) is >= int.MinValue and <= int.MaxValue)
        {
            return Boxes.Int((int)Math.Round(value));
        }

        return value < 0
            ? LanguagePrimitives.ConvertTo<long>(real)
            : LanguagePrimitives.ConvertTo<ulong>(real);
    }

    private static ulong AsULong(object value) => Arithmetic.KindOf(value) == NumericKind.ULong
        ? Arithmetic.ToULong(value)
        : unchecked((ulong)Arithmetic.ToLong(value));
}
