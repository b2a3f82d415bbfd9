using System.Collections;
using System.Collections.Specialized;
using System.Globalization;

namespace System.Management.Automation.Runtime;

internal static partial class Operators
{
    /// <summary><c>-contains</c>: whether an element equals the value. A scalar left side is compared as it is.</summary>
    public static bool Contains(object? left, object? right, bool ignoreCase)
    {
        var bare = Bare(left);
        if (bare is object?[] array)
        {
            foreach (var item in array)
            {
                if (IsEqual(item, right, ignoreCase))
                {
                    return true;
                }
            }

            return false;
        }

        var enumerator = bare is string ? null : LanguagePrimitives.GetEnumerator(bare);
        if (enumerator is null)
        {
            return IsEqual(left, right, ignoreCase);
        }

        while (enumerator.MoveNext())
        {
            if (IsEqual(enumerator.Current, right, ignoreCase))
            {
                return true;
            }
        }

        return false;
    }

    public static bool NotContains(object? left, object? right, bool ignoreCase) => !Contains(left, right, ignoreCase);

    public static bool In(object? left, object? right, bool ignoreCase) => Contains(right, left, ignoreCase);

    public static bool NotIn(object? left, object? right, bool ignoreCase) => !Contains(right, left, ignoreCase);

    /// <summary><c>a..b</c> as an array, counting down when b is less than a; two one-letter strings give characters.</summary>
    public static object?[] Range(object? lower, object? upper)
    {
        if (TryCharRange(lower, upper, out var firstChar, out var lastChar))
        {
            var characters = new object?[Math.Abs(lastChar - firstChar) + 1];
            for (var i = 0; i < characters.Length; i++)
            {
                characters[i] = Boxes.Char((char)(firstChar <= lastChar ? firstChar + i : firstChar - i));
            }

            return characters;
        }

        var (first, last) = RangeBounds(lower, upper);
        var count = Math.Abs((long)last - first) + 1;
        if (count > Array.MaxLength)
        {
            throw OperatorError.Make(
                $"The range {first}..{last} has {count} elements; an array holds at most {Array.MaxLength}.", "RangeTooLarge", ErrorCategory.InvalidArgument);
        }

        var numbers = new object?[count];
        var step = first <= last ? 1 : -1;
        for (int i = 0, value = first; i < numbers.Length; i++, value += step)
        {
            numbers[i] = Boxes.Int(value);
        }

        return numbers;
    }

    /// <summary>The ends of an integer range, for loops that need no array.</summary>
    public static (int First, int Last) RangeBounds(object? lower, object? upper)
        => (RangeBound(lower), RangeBound(upper));

    /// <summary>Whether both ends are one character (as char, or as a string that is no digit), so that the range is of characters.</summary>
    public static bool TryCharRange(object? lower, object? upper, out char first, out char last)
    {
        last = default;
        return TryRangeChar(Bare(lower), out first) && TryRangeChar(Bare(upper), out last);
    }

    private static int RangeBound(object? value) => value is int number ? number : Convert.ToInt32(Bare(value), CultureInfo.InvariantCulture);

    private static bool TryRangeChar(object? value, out char character)
    {
        switch (value)
        {
            case char c:
                character = c;
                return true;
            case string { Length: 1 } text when !char.IsAsciiDigit(text[0]):
                character = text[0];
                return true;
            default:
                character = default;
                return false;
        }
    }

    /// <summary>An array with another value's elements, or the value itself, after its own.</summary>
    public static object?[] Concatenate(object?[] left, object? right)
    {
        var bare = Bare(right);
        if (bare is object?[] array)
        {
            var joined = new object?[left.Length + array.Length];
            left.CopyTo(joined, 0);
            array.CopyTo(joined, left.Length);
            return joined;
        }

        var enumerator = bare is null or string ? null : LanguagePrimitives.GetEnumerator(bare);
        if (enumerator is null)
        {
            var longer = new object?[left.Length + 1];
            Array.Copy(left, longer, left.Length);
            longer[^1] = right;
            return longer;
        }

        var list = new List<object?>(left.Length + 4);
        list.AddRange(left);
        while (enumerator.MoveNext())
        {
            list.Add(enumerator.Current);
        }

        return list.ToArray();
    }

    internal static object?[] ToObjectArray(IEnumerator enumerator)
    {
        var list = new List<object?>();
        while (enumerator.MoveNext())
        {
            list.Add(enumerator.Current);
        }

        return list.ToArray();
    }

    private static object AddDictionaries(IDictionary left, object? right)
    {
        var other = Bare(right);
        if (other is not IDictionary dictionary)
        {
            throw OperatorError.Make("A hash table can only be added to another hash table.", "AddHashTableToNonHashTable");
        }

        IDictionary sum = left is OrderedDictionary
            ? new OrderedDictionary(StringComparer.OrdinalIgnoreCase)
            : new Hashtable(left.Count, StringComparer.OrdinalIgnoreCase);
        CopyEntries(left, sum);
        CopyEntries(dictionary, sum);
        return sum;
    }

    private static void CopyEntries(IDictionary from, IDictionary to)
    {
        foreach (DictionaryEntry entry in from)
        {
            to.Add(entry.Key, entry.Value);
        }
    }
}
