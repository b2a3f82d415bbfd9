using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>
/// A hashtable that keeps the order in which keys were added. What JSON objects become, so that scripts which test for
/// <c>[hashtable]</c> go on working and the order of the document survives.
/// </summary>
[SuppressMessage("Design", "CA1010:Generic interface should also be implemented", Justification = "Stands in for Hashtable.")]
[SuppressMessage("Usage", "CA2229:Implement serialization constructors", Justification = "Formatter-based serialization is obsolete.")]
[SuppressMessage("Usage", "CA2237:Mark ISerializable types with serializable", Justification = "Formatter-based serialization is obsolete.")]
public sealed class OrderedHashtable : Hashtable, IDictionary
{
    // Looking through a few keys costs less than hashing one, and most JSON objects are small.
    private const int LargestUnindexed = 8;

    private readonly IEqualityComparer _comparer;
    private object[] _keys;
    private object?[] _values;
    private int _count;
    private Dictionary<object, int>? _index;

    /// <summary>An empty table whose keys are compared ignoring case.</summary>
    public OrderedHashtable()
        : this(StringComparer.OrdinalIgnoreCase, 4)
    {
    }

    internal OrderedHashtable(StringComparer comparer, int capacity)
        : base(0)
    {
        _comparer = comparer;
        _keys = new object[capacity];
        _values = new object?[capacity];
    }

    /// <summary>Whether two keys that differ in case are the same.</summary>
    public bool IsCaseSensitive => _comparer == StringComparer.Ordinal;

    /// <inheritdoc/>
    public override int Count => _count;

    /// <inheritdoc/>
    public override bool IsFixedSize => false;

    /// <inheritdoc/>
    public override bool IsReadOnly => false;

    /// <inheritdoc/>
    public override ICollection Keys => _keys[.._count];

    /// <inheritdoc/>
    public override ICollection Values
    {
        get
        {
            for (var i = 0; i < _count; i++)
            {
                ValueAt(i);
            }

            return _values[.._count];
        }
    }

    /// <inheritdoc/>
    public override object? this[object key]
    {
        get => Find(key) is var at and >= 0 ? ValueAt(at) : null;
        set
        {
            var at = Find(key);
            if (at >= 0)
            {
                _values[at] = value;
            }
            else
            {
                Append(key, value);
            }
        }
    }

    /// <inheritdoc/>
    public override void Add(object key, object? value)
    {
        if (Find(key) >= 0)
        {
            throw new ArgumentException($"The key '{key}' exists already.", nameof(key));
        }

        Append(key, value);
    }

    /// <inheritdoc/>
    public override void Clear()
    {
        Array.Clear(_keys);
        Array.Clear(_values);
        _count = 0;
        _index = null;
    }

    /// <inheritdoc/>
    public override object Clone()
    {
        var copy = new OrderedHashtable((StringComparer)_comparer, Math.Max(4, _count));
        for (var i = 0; i < _count; i++)
        {
            copy.Append(_keys[i], _values[i]);
        }

        return copy;
    }

    /// <inheritdoc/>
    public override bool Contains(object key) => Find(key) >= 0;

    /// <inheritdoc/>
    public override bool ContainsKey(object key) => Find(key) >= 0;

    /// <inheritdoc/>
    public override bool ContainsValue(object? value) => ((object?[])Values).AsSpan().Contains(value);

    /// <inheritdoc/>
    public override void CopyTo(Array array, int arrayIndex)
    {
        ArgumentNullException.ThrowIfNull(array);
        for (var i = 0; i < _count; i++)
        {
            array.SetValue(new DictionaryEntry(_keys[i], ValueAt(i)), arrayIndex + i);
        }
    }

    /// <inheritdoc/>
    public override void Remove(object key)
    {
        var at = Find(key);
        if (at < 0)
        {
            return;
        }

        _count--;
        Array.Copy(_keys, at + 1, _keys, at, _count - at);
        Array.Copy(_values, at + 1, _values, at, _count - at);
        _keys[_count] = null!;
        _values[_count] = null;
        _index = null;
    }

    /// <inheritdoc/>
    public override IDictionaryEnumerator GetEnumerator() => new Enumerator(this);

    // The base class implements these without going through the virtual members, on its own empty table.
    IEnumerator IEnumerable.GetEnumerator() => new Enumerator(this);

    IDictionaryEnumerator IDictionary.GetEnumerator() => new Enumerator(this);

    /// <summary>Adds a key that is known to be new.</summary>
    internal void Append(object key, object? value)
    {
        if (_count == _keys.Length)
        {
            var capacity = Math.Max(4, _count * 2);
            Array.Resize(ref _keys, capacity);
            Array.Resize(ref _values, capacity);
        }

        _keys[_count] = key;
        _values[_count] = value;
        _index?.Add(key, _count);
        _count++;
    }

    /// <summary>The value, made now if it was put off.</summary>
    private object? ValueAt(int at) => _values[at] is IDeferredValue deferred ? _values[at] = deferred.Create() : _values[at];

    /// <summary>Whether a key is there in this very spelling.</summary>
    internal bool HasExactKey(object key) => Find(key) is var at and >= 0 && Equals(_keys[at], key);

    /// <summary>A copy that tells keys apart by case.</summary>
    internal OrderedHashtable ToCaseSensitive()
    {
        var copy = new OrderedHashtable(StringComparer.Ordinal, _keys.Length);
        for (var i = 0; i < _count; i++)
        {
            copy.Append(_keys[i], _values[i]);
        }

        return copy;
    }

    private int Find(object key)
    {
        ArgumentNullException.ThrowIfNull(key);
        if (_count > LargestUnindexed)
        {
            return (_index ??= BuildIndex()).GetValueOrDefault(key, -1);
        }

        for (var i = 0; i < _count; i++)
        {
            if (_comparer.Equals(_keys[i], key))
            {
                return i;
            }
        }

        return -1;
    }

    private Dictionary<object, int> BuildIndex()
    {
        var index = new Dictionary<object, int>(_keys.Length, new KeyComparer(_comparer));
        for (var i = 0; i < _count; i++)
        {
            index.Add(_keys[i], i);
        }

        return index;
    }

    private sealed class KeyComparer(IEqualityComparer comparer) : IEqualityComparer<object>
    {
        public new bool Equals(object? x, object? y) => comparer.Equals(x, y);

        public int GetHashCode(object obj) => comparer.GetHashCode(obj);
    }

    private sealed class Enumerator(OrderedHashtable table) : IDictionaryEnumerator
    {
        private readonly int _startCount = table._count;
        private int _at = -1;

        public object Key => table._keys[Checked()];

        public object? Value => table.ValueAt(Checked());

        public DictionaryEntry Entry => new(Key, Value);

        public object Current => Entry;

        public bool MoveNext()
        {
            if (table._count != _startCount)
            {
                throw new InvalidOperationException("The table was changed while it was enumerated.");
            }

            return ++_at < _startCount;
        }

        public void Reset() => _at = -1;

        private int Checked() => (uint)_at < (uint)table._count
            ? _at
            : throw new InvalidOperationException("The enumeration has not started or is over.");
    }
}
