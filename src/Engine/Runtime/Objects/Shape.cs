namespace System.Management.Automation.Runtime;

/// <summary>The ordered names of an object's own members, shared by all objects that got the same names in the same order.</summary>
/// <remarks>A site that has seen a shape knows the slot of a name without looking it up. Immutable but for its transitions and its index.</remarks>
internal sealed class Shape
{
    public static readonly Shape Empty = new([]);

    // Objects used as dictionaries, with ever new names, would otherwise leave a shape behind for each name.
    private const int MaxTransitions = 64;
    private const int MaxSharedCount = 96;
    private const int LinearSearchLimit = 6;

    private readonly string[] _names;
    private Dictionary<string, Shape>? _transitions;
    private Dictionary<string, int>? _index;

    private Shape(string[] names) => _names = names;

    public int Count => _names.Length;

    public ReadOnlySpan<string> Names => _names;

    public string this[int index] => _names[index];

    /// <summary>The slot of a name, any case, or -1.</summary>
    public int IndexOf(string name)
    {
        var names = _names;
        for (var i = 0; i < names.Length && i < LinearSearchLimit; i++)
        {
            if (ReferenceEquals(names[i], name) || names[i].Equals(name, StringComparison.OrdinalIgnoreCase))
            {
                return i;
            }
        }

        if (names.Length <= LinearSearchLimit)
        {
            return -1;
        }

        return (_index ?? BuildIndex()).TryGetValue(name, out var index) ? index : -1;
    }

    /// <summary>The shape with one more name at the end.</summary>
    public Shape Add(string name)
    {
        if (_names.Length >= MaxSharedCount)
        {
            return Append(name);
        }

        lock (this)
        {
            _transitions ??= new Dictionary<string, Shape>(StringComparer.Ordinal);
            if (_transitions.TryGetValue(name, out var next))
            {
                return next;
            }

            next = Append(name);
            if (_transitions.Count < MaxTransitions)
            {
                _transitions.Add(name, next);
            }

            return next;
        }
    }

    public Shape RemoveAt(int index)
    {
        var shape = Empty;
        for (var i = 0; i < _names.Length; i++)
        {
            if (i != index)
            {
                shape = shape.Add(_names[i]);
            }
        }

        return shape;
    }

    private Shape Append(string name)
    {
        var names = new string[_names.Length + 1];
        _names.CopyTo(names, 0);
        names[^1] = name;
        return new Shape(names);
    }

    private Dictionary<string, int> BuildIndex()
    {
        var index = new Dictionary<string, int>(_names.Length, StringComparer.OrdinalIgnoreCase);
        for (var i = 0; i < _names.Length; i++)
        {
            index.TryAdd(_names[i], i);
        }

        return _index = index;
    }
}
