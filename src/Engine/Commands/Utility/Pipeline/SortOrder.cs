using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Orders entries by their keys, each key in its own direction; objects without a key come last either way.</summary>
internal sealed class SortOrder(bool[] descending, bool ignoreCase, CultureInfo? culture, bool isStable) : IComparer<SortEntry>
{
    public int Compare(SortEntry first, SortEntry second)
    {
        var result = CompareKeys(first.Keys, second.Keys);
        return result == 0 && isStable ? first.Index.CompareTo(second.Index) : result;
    }

    public int CompareKeys(SortKey[] first, SortKey[] second)
    {
        for (var i = 0; i < first.Length; i++)
        {
            ref readonly var one = ref first[i];
            ref readonly var two = ref second[i];
            if (one.Exists != two.Exists)
            {
                return one.Exists ? -1 : 1;
            }

            if (!one.Exists)
            {
                continue;
            }

            var result = ObjectOrder.Compare(one.Value, two.Value, ignoreCase, culture);
            if (result != 0)
            {
                return descending[i] ? -result : result;
            }
        }

        return 0;
    }
}
