using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>One place in a script that assigns to an element: <c>$x[i] = value</c>.</summary>
internal sealed class SetIndexSite
{
    public void Set(object? target, object? index, object? value, ExecutionContext context)
    {
        if (index is int position)
        {
            switch (target)
            {
                case object?[] array when target.GetType() == typeof(object[]):
                    var at = position < 0 ? position + array.Length : position;
                    if ((uint)at < (uint)array.Length)
                    {
                        array[at] = MemberWriter.Stored(value);
                        return;
                    }

                    break;
                case bool[] flags when value is bool flag && (uint)position < (uint)flags.Length:
                    flags[position] = flag;
                    return;
                case int[] numbers when value is int number && (uint)position < (uint)numbers.Length:
                    numbers[position] = number;
                    return;
            }
        }
        else if (index is string && target is Hashtable table)
        {
            table[index] = MemberWriter.Stored(value);
            return;
        }

        Indexing.Set(target, index, value, context);
    }
}
