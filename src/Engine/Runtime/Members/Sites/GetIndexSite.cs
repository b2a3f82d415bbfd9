using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>One place in a script that reads an element: <c>$x[i]</c>.</summary>
internal sealed class GetIndexSite
{
    /// <summary>The element, or null when there is none; several for an array of indexes.</summary>
    public object? Get(object? target, object? index, ExecutionContext context)
    {
        if (index is int position)
        {
            switch (target)
            {
                case object?[] array when target.GetType() == typeof(object[]):
                    var at = position < 0 ? position + array.Length : position;
                    if ((uint)at < (uint)array.Length)
                    {
                        return array[at];
                    }

                    break;
                case string text:
                    var character = position < 0 ? position + text.Length : position;
                    if ((uint)character < (uint)text.Length)
                    {
                        return Boxes.Char(text[character]);
                    }

                    break;
                case bool[] flags when (uint)position < (uint)flags.Length:
                    return Boxes.Bool(flags[position]);
                case int[] numbers when (uint)position < (uint)numbers.Length:
                    return Boxes.Int(numbers[position]);
            }
        }
        else if (index is string && target is Hashtable table)
        {
            return table[index];
        }

        return Indexing.Get(target, index, context);
    }
}
