using System.Collections;

namespace System.Management.Automation;

/// <summary>A hash table that lists its keys in a fixed order: PSVersion and PSEdition first, the rest by name.</summary>
internal sealed class PSVersionHashTable() : Hashtable(StringComparer.OrdinalIgnoreCase)
{
    public override ICollection Keys
    {
        get
        {
            var keys = base.Keys.Cast<string>().ToList();
            keys.Sort(static (a, b) => Rank(a) != Rank(b) ? Rank(a).CompareTo(Rank(b)) : string.CompareOrdinal(a, b));
            return keys;
        }
    }

    public override IDictionaryEnumerator GetEnumerator()
    {
        var ordered = new System.Collections.Specialized.OrderedDictionary();
        foreach (string key in Keys)
        {
            ordered.Add(key, this[key]);
        }

        return ordered.GetEnumerator();
    }

    private static int Rank(string key) => key switch
    {
        "PSVersion" => 0,
        "PSEdition" => 1,
        _ => 2,
    };
}
