using System.Management.Automation.Runtime;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Compiler;

/// <summary>A value as hot loops keep it: integers, reals and truth values without a box, anything else as it is.</summary>
/// <remarks>The operations have the operators' full meaning: what is no pair of numbers goes through <see cref="Operators"/>.</remarks>
internal struct Num
{
    private const byte Other = 0;
    private const byte Int = 1;
    private const byte Real = 2;
    private const byte Truth = 3;

    private byte _kind;
    private int _int;
    private double _real;
    private object? _other;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void SetInt(ref Num target, int value)
    {
        target._kind = Int;
        target._int = value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void SetReal(ref Num target, double value)
    {
        target._kind = Real;
        target._real = value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void SetTruth(ref Num target, bool value)
    {
        target._kind = Truth;
        target._int = value ? 1 : 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Copy(ref Num target, ref Num source) => target = source;

    public static void SetObject(ref Num target, object? value)
    {
        switch (value)
        {
            case int number:
                SetInt(ref target, number);
                break;
            case double real:
                SetReal(ref target, real);
                break;
            case bool truth:
                SetTruth(ref target, truth);
                break;
            default:
                target._kind = Other;
                target._other = value;
                break;
        }
    }

    public readonly object? ToObject() => _kind switch
    {
        Int => Boxes.Int(_int),
        Real => _real,
        Truth => Boxes.Bool(_int != 0),
        _ => _other,
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Add(ref Num target, ref Num left, ref Num right)
    {
        if (left._kind == Int && right._kind == Int)
        {
            var sum = (long)left._int + right._int;
            if (sum == (int)sum)
            {
                SetInt(ref target, (int)sum);
                return;
            }
        }
        else if (left._kind == Real && right._kind == Real)
        {
            SetReal(ref target, left._real + right._real);
            return;
        }

        AddSlow(ref target, ref left, ref right);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Subtract(ref Num target, ref Num left, ref Num right)
    {
        if (left._kind == Int && right._kind == Int)
        {
            var difference = (long)left._int - right._int;
            if (difference == (int)difference)
            {
                SetInt(ref target, (int)difference);
                return;
            }
        }
        else if (left._kind == Real && right._kind == Real)
        {
            SetReal(ref target, left._real - right._real);
            return;
        }

        SubtractSlow(ref target, ref left, ref right);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Multiply(ref Num target, ref Num left, ref Num right)
    {
        if (left._kind == Int && right._kind == Int)
        {
            var product = (long)left._int * right._int;
            if (product == (int)product)
            {
                SetInt(ref target, (int)product);
                return;
            }
        }
        else if (left._kind == Real && right._kind == Real)
        {
            SetReal(ref target, left._real * right._real);
            return;
        }

        MultiplySlow(ref target, ref left, ref right);
    }

    public static void Divide(ref Num target, ref Num left, ref Num right)
    {
        if (left.IsNumber && right.IsNumber && (left._kind == Real || right._kind == Real))
        {
            SetReal(ref target, left.Number / right.Number);
            return;
        }

        if (left._kind == Int && right._kind == Int && right._int > 0)
        {
            var (quotient, remainder) = Math.DivRem(left._int, right._int);
            if (remainder == 0)
            {
                SetInt(ref target, quotient);
            }
            else
            {
                SetReal(ref target, (double)left._int / right._int);
            }

            return;
        }

        SetObject(ref target, Operators.Divide(left.ToObject(), right.ToObject()));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Remainder(ref Num target, ref Num left, ref Num right)
    {
        // A divisor above 0 neither fails nor overflows.
        if (left._kind == Int && right._kind == Int && right._int > 0)
        {
            SetInt(ref target, left._int % right._int);
            return;
        }

        SetObject(ref target, Operators.Remainder(left.ToObject(), right.ToObject()));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Increment(ref Num target)
    {
        if (target._kind == Int && target._int != int.MaxValue)
        {
            target._int++;
            return;
        }

        SetObject(ref target, Operators.Increment(target.ToObject()));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Decrement(ref Num target)
    {
        if (target._kind == Int && target._int != int.MinValue)
        {
            target._int--;
            return;
        }

        SetObject(ref target, Operators.Decrement(target.ToObject()));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsEqual(ref Num left, ref Num right, bool ignoreCase)
        => left._kind == Int && right._kind == Int ? left._int == right._int : Compare(ComparisonOperator.Equal, ref left, ref right, ignoreCase);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsNotEqual(ref Num left, ref Num right, bool ignoreCase)
        => left._kind == Int && right._kind == Int ? left._int != right._int : Compare(ComparisonOperator.NotEqual, ref left, ref right, ignoreCase);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLess(ref Num left, ref Num right, bool ignoreCase)
        => left._kind == Int && right._kind == Int ? left._int < right._int : Compare(ComparisonOperator.Less, ref left, ref right, ignoreCase);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLessOrEqual(ref Num left, ref Num right, bool ignoreCase)
        => left._kind == Int && right._kind == Int ? left._int <= right._int : Compare(ComparisonOperator.LessOrEqual, ref left, ref right, ignoreCase);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsGreater(ref Num left, ref Num right, bool ignoreCase)
        => left._kind == Int && right._kind == Int ? left._int > right._int : Compare(ComparisonOperator.Greater, ref left, ref right, ignoreCase);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsGreaterOrEqual(ref Num left, ref Num right, bool ignoreCase)
        => left._kind == Int && right._kind == Int ? left._int >= right._int : Compare(ComparisonOperator.GreaterOrEqual, ref left, ref right, ignoreCase);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsTrue(ref Num value) => value._kind switch
    {
        Int or Truth => value._int != 0,
        Real => value._real != 0,
        _ => LanguagePrimitives.IsTrue(value._other),
    };

    private readonly bool IsNumber => _kind is Int or Real;

    private readonly double Number => _kind == Int ? _int : _real;

    // Written so that NaN compares as it does with boxes: false with everything but inequality.
    private static bool Compare(ComparisonOperator comparison, ref Num left, ref Num right, bool ignoreCase)
    {
        if (!left.IsNumber || !right.IsNumber || double.IsNaN(left.Number) || double.IsNaN(right.Number))
        {
            return Operators.CompareCondition(comparison, left.ToObject(), right.ToObject(), ignoreCase);
        }

        var (a, b) = (left.Number, right.Number);
        return comparison switch
        {
            ComparisonOperator.Equal => a == b,
            ComparisonOperator.NotEqual => a != b,
            ComparisonOperator.Less => a < b,
            ComparisonOperator.LessOrEqual => a <= b,
            ComparisonOperator.Greater => a > b,
            _ => a >= b,
        };
    }

    private static void AddSlow(ref Num target, ref Num left, ref Num right)
    {
        if (left.IsNumber && right.IsNumber)
        {
            SetReal(ref target, left.Number + right.Number);
            return;
        }

        SetObject(ref target, Operators.Add(left.ToObject(), right.ToObject()));
    }

    private static void SubtractSlow(ref Num target, ref Num left, ref Num right)
    {
        if (left.IsNumber && right.IsNumber)
        {
            SetReal(ref target, left.Number - right.Number);
            return;
        }

        SetObject(ref target, Operators.Subtract(left.ToObject(), right.ToObject()));
    }

    private static void MultiplySlow(ref Num target, ref Num left, ref Num right)
    {
        if (left._kind == Int && right._kind == Int)
        {
            // Too large for an integer: exact as long as a double is, and the same that the operator gives.
            SetReal(ref target, (double)((long)left._int * right._int));
            return;
        }

        if (left.IsNumber && right.IsNumber)
        {
            SetReal(ref target, left.Number * right.Number);
            return;
        }

        SetObject(ref target, Operators.Multiply(left.ToObject(), right.ToObject()));
    }

    /// <summary><c>target[index]</c> for the arrays that loops use; false for anything else, which the general way handles.</summary>
    public static bool TryGetElement(ref Num target, object? array, ref Num index)
    {
        if (index._kind != Int)
        {
            return false;
        }

        var at = index._int;
        switch (array)
        {
            case bool[] truths when (uint)at < (uint)truths.Length:
                SetTruth(ref target, truths[at]);
                return true;
            case int[] numbers when (uint)at < (uint)numbers.Length:
                SetInt(ref target, numbers[at]);
                return true;
            case double[] reals when (uint)at < (uint)reals.Length:
                SetReal(ref target, reals[at]);
                return true;
            case object?[] objects when (uint)at < (uint)objects.Length:
                SetObject(ref target, objects[at]);
                return true;
            default:
                return false;
        }
    }

    public static bool TrySetElement(object? array, ref Num index, ref Num value)
    {
        if (index._kind != Int)
        {
            return false;
        }

        var at = index._int;
        switch (array)
        {
            case bool[] truths when value._kind == Truth && (uint)at < (uint)truths.Length:
                truths[at] = value._int != 0;
                return true;
            case int[] numbers when value._kind == Int && (uint)at < (uint)numbers.Length:
                numbers[at] = value._int;
                return true;
            case double[] reals when value._kind == Real && (uint)at < (uint)reals.Length:
                reals[at] = value._real;
                return true;
            default:
                return false;
        }
    }

    public static object? ObjectOf(ref Num value) => value.ToObject();
}
