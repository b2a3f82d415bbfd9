using System.Collections;
using System.Globalization;
using System.Management.Automation.Internal;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

internal static partial class Operators
{
    public static object Equal(object? left, object? right, bool ignoreCase) => Compare(ComparisonOperator.Equal, left, right, ignoreCase);

    public static object NotEqual(object? left, object? right, bool ignoreCase) => Compare(ComparisonOperator.NotEqual, left, right, ignoreCase);

    public static object Less(object? left, object? right, bool ignoreCase) => Compare(ComparisonOperator.Less, left, right, ignoreCase);

    public static object LessOrEqual(object? left, object? right, bool ignoreCase) => Compare(ComparisonOperator.LessOrEqual, left, right, ignoreCase);

    public static object Greater(object? left, object? right, bool ignoreCase) => Compare(ComparisonOperator.Greater, left, right, ignoreCase);

    public static object GreaterOrEqual(object? left, object? right, bool ignoreCase)
        => Compare(ComparisonOperator.GreaterOrEqual, left, right, ignoreCase);

    /// <summary>A truth value, or the array of elements that compare when the left side is a collection.</summary>
    public static object Compare(ComparisonOperator comparison, object? left, object? right, bool ignoreCase)
    {
        if (left is int a && right is int b)
        {
            return Boxes.Bool(CompareInts(comparison, a, b));
        }

        var enumerator = FilterSource(left);
        return enumerator is null ? Boxes.Bool(Holds(comparison, left, right, ignoreCase)) : Filter(comparison, enumerator, right, ignoreCase);
    }

    /// <summary>The same as a condition: no array is made when one element decides.</summary>
    public static bool CompareCondition(ComparisonOperator comparison, object? left, object? right, bool ignoreCase)
    {
        if (left is int a && right is int b)
        {
            return CompareInts(comparison, a, b);
        }

        var enumerator = FilterSource(left);
        return enumerator is null
            ? Holds(comparison, left, right, ignoreCase)
            : LanguagePrimitives.IsTrue(Filter(comparison, enumerator, right, ignoreCase));
    }

    /// <summary><c>-eq</c> of two scalars.</summary>
    public static bool IsEqual(object? left, object? right, bool ignoreCase)
    {
        if (left is string text && right is string other)
        {
            return TextComparison.AreEqualInvariant(text, other, ignoreCase);
        }

        if (left is int a && right is int b)
        {
            return a == b;
        }

        return ValueComparison.AreEqual(left, right, ignoreCase, CultureInfo.InvariantCulture);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool CompareInts(ComparisonOperator comparison, int left, int right) => comparison switch
    {
        ComparisonOperator.Equal => left == right,
        ComparisonOperator.NotEqual => left != right,
        ComparisonOperator.Less => left < right,
        ComparisonOperator.LessOrEqual => left <= right,
        ComparisonOperator.Greater => left > right,
        _ => left >= right,
    };

    private static bool Holds(ComparisonOperator comparison, object? left, object? right, bool ignoreCase)
    {
        switch (comparison)
        {
            case ComparisonOperator.Equal:
                return IsEqual(left, right, ignoreCase);
            case ComparisonOperator.NotEqual:
                return !IsEqual(left, right, ignoreCase);
        }

        if (left is double or int && right is double or int)
        {
            // Comparing with the operators, so that every comparison with NaN is false.
            double a = left is int leftInt ? leftInt : (double)left, b = right is int rightInt ? rightInt : (double)right;
            return comparison switch
            {
                ComparisonOperator.Less => a < b,
                ComparisonOperator.LessOrEqual => a <= b,
                ComparisonOperator.Greater => a > b,
                _ => a >= b,
            };
        }

        var order = ValueComparison.Order(left, right, ignoreCase, CultureInfo.InvariantCulture);
        return comparison switch
        {
            ComparisonOperator.Less => order < 0,
            ComparisonOperator.LessOrEqual => order <= 0,
            ComparisonOperator.Greater => order > 0,
            _ => order >= 0,
        };
    }

    /// <summary>The elements of a left operand that is a collection, or null for a scalar.</summary>
    private static IEnumerator? FilterSource(object? left)
    {
        if (left is null or string or IConvertible || ReferenceEquals(left, AutomationNull.Value))
        {
            return null;
        }

        return LanguagePrimitives.GetEnumerator(left);
    }

    private static object Filter(ComparisonOperator comparison, IEnumerator enumerator, object? right, bool ignoreCase)
    {
        var kept = new List<object?>();
        while (enumerator.MoveNext())
        {
            var item = enumerator.Current;
            if (Holds(comparison, item, right, ignoreCase))
            {
                kept.Add(item);
            }
        }

        return kept.ToArray();
    }
}
