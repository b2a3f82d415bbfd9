using System.Collections;

namespace System.Management.Automation;

/// <summary>The value of <c>$PSDefaultParameterValues</c>: keys are <c>Command:Parameter</c>, wildcards allowed, and <c>Disabled</c>.</summary>
public sealed class DefaultParameterDictionary : Hashtable
{
    private bool _isChanged;

    public DefaultParameterDictionary()
        : base(StringComparer.OrdinalIgnoreCase) => _isChanged = true;

    public DefaultParameterDictionary(IDictionary dictionary)
        : this()
    {
        ArgumentNullException.ThrowIfNull(dictionary);
        foreach (DictionaryEntry entry in dictionary)
        {
            base[Clean(entry.Key)] = entry.Value;
        }
    }

    public override object? this[object key]
    {
        get => base[Clean(key)];
        set
        {
            _isChanged = true;
            base[Clean(key)] = value;
        }
    }

    public override void Add(object key, object? value)
    {
        _isChanged = true;
        base.Add(Clean(key), value);
    }

    public bool ChangeSinceLastCheck()
    {
        var changed = _isChanged;
        _isChanged = false;
        return changed;
    }

    public override void Clear()
    {
        _isChanged = true;
        base.Clear();
    }

    public override bool Contains(object key) => base.Contains(Clean(key));

    public override bool ContainsKey(object key) => base.ContainsKey(Clean(key));

    public override void Remove(object key)
    {
        _isChanged = true;
        base.Remove(Clean(key));
    }

    private static object Clean(object key) => key is string text ? text.Trim() : key;
}
