using System.Collections;
using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Finds the group of an object: by hash where the key has one value of a plain type, by comparison otherwise.</summary>
internal sealed class GroupIndex
{
    private readonly List<(GroupInfo Group, SortKey[] Keys)> _groups = [];
    private Dictionary<string, int>? _byText;
    private readonly Dictionary<object, int> _byValue = [];

    public bool IgnoreCase { get; set; }

    public CultureInfo? Culture { get; set; }

    public bool NoElement { get; set; }

    public void Add(PSObject input, SortKey[] keys)
    {
        var index = Find(keys);
        _groups[index].Group.Add(input);
    }

    /// <summary>The groups in the order of their keys, the first seen first among equals.</summary>
    public List<GroupInfo> Ordered()
    {
        var order = new SortOrder(new bool[Math.Max(1, _groups.Count == 0 ? 1 : _groups.Max(group => group.Keys.Length))], IgnoreCase, Culture, isStable: false);
        return _groups.Select((group, index) => (group.Group, group.Keys, index))
            .OrderBy(group => group, Comparer<(GroupInfo Group, SortKey[] Keys, int Index)>.Create((one, two) =>
            {
                var result = CompareKeys(order, one.Keys, two.Keys);
                return result != 0 ? result : one.Index.CompareTo(two.Index);
            }))
            .Select(group => group.Group).ToList();
    }

    private static int CompareKeys(SortOrder order, SortKey[] first, SortKey[] second)
        => first.Length != second.Length ? first.Length.CompareTo(second.Length) : order.CompareKeys(first, second);

    private int Find(SortKey[] keys)
    {
        if (keys.Length == 1 && keys[0].Exists)
        {
            switch (keys[0].Value)
            {
                case string text:
                    _byText ??= new Dictionary<string, int>(StringComparer.Create(Culture ?? CultureInfo.CurrentCulture, IgnoreCase));
                    return _byText.TryGetValue(text, out var known) ? known : _byText[text] = FindSlowly(keys);
                case int or bool or long or double or DateTime or Guid or Enum:
                    return _byValue.TryGetValue(keys[0].Value!, out known) ? known : _byValue[keys[0].Value!] = FindSlowly(keys);
            }
        }

        return FindSlowly(keys);
    }

    /// <summary>A key of another type may equal one already known (1 and '1'), so the first of each value is compared with all groups
    /// of other types.</summary>
    private int FindSlowly(SortKey[] keys)
    {
        var type = keys.Length == 1 ? keys[0].Value?.GetType() : null;
        for (var i = 0; i < _groups.Count; i++)
        {
            var other = _groups[i].Keys;
            if (other.Length != keys.Length || (type is not null && (type == typeof(string) || type == typeof(int)) && other[0].Value?.GetType() == type))
            {
                continue;
            }

            if (AreEqual(other, keys))
            {
                return i;
            }
        }

        _groups.Add((Make(keys), keys));
        return _groups.Count - 1;
    }

    private bool AreEqual(SortKey[] first, SortKey[] second)
    {
        for (var i = 0; i < first.Length; i++)
        {
            if (first[i].Exists != second[i].Exists || ObjectOrder.Compare(first[i].Value, second[i].Value, IgnoreCase, Culture) != 0)
            {
                return false;
            }
        }

        return true;
    }

    private GroupInfo Make(SortKey[] keys)
    {
        var values = new ArrayList();
        var names = new List<string>();
        foreach (var key in keys)
        {
            if (key.Exists)
            {
                values.Add(key.Value);
            }

            names.Add(CmdletSupport.Text(key.Value));
        }

        var name = string.Join(", ", names);
        return NoElement ? new GroupInfoNoElement(values, name) : new GroupInfo(values, name);
    }
}
