using System.Collections;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A hash table that keeps the order in which its keys were added; keys are case-sensitive.</summary>
public sealed class OrderedHashtable : Hashtable, IEnumerable
{
    private readonly List<object> _order = [];

    public OrderedHashtable()
        : base(EqualityComparer<object>.Default as IEqualityComparer)
    {
    }

    public OrderedHashtable(int capacity)
        : this()
    {
        _order.Capacity = capacity;
    }

    public OrderedHashtable(IDictionary dictionary)
        : this()
    {
        ArgumentNullException.ThrowIfNull(dictionary);
        foreach (DictionaryEntry entry in dictionary)
        {
            Add(entry.Key, entry.Value);
        }
    }

    public override ICollection Keys => _order.ToArray();

    public override ICollection Values
    {
        get
        {
            var values = new object?[_order.Count];
            for (var i = 0; i < values.Length; i++)
            {
                values[i] = base[_order[i]];
            }

            return values;
        }
    }

    public override object? this[object key]
    {
        get => base[key];
        set
        {
            if (!ContainsKey(key))
            {
                _order.Add(key);
            }

            base[key] = value;
        }
    }

    public override void Add(object key, object? value)
    {
        base.Add(key, value);
        if (_order.Count < Count)
        {
            _order.Add(key);
        }
    }

    public override void Clear()
    {
        base.Clear();
        _order.Clear();
    }

    public override object Clone() => new OrderedHashtable(this);

    public override void CopyTo(Array array, int arrayIndex)
    {
        ArgumentNullException.ThrowIfNull(array);
        foreach (DictionaryEntry entry in this)
        {
            array.SetValue(entry, arrayIndex++);
        }
    }

    public override IDictionaryEnumerator GetEnumerator() => new Enumerator(this);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public override void Remove(object key)
    {
        if (ContainsKey(key))
        {
            base.Remove(key);
            _order.Remove(key);
        }
    }

    public override void GetObjectData(SerializationInfo info, StreamingContext context)
        => throw new NotSupportedException();

    private sealed class Enumerator(OrderedHashtable table) : IDictionaryEnumerator
    {
        private int _index = -1;

        public DictionaryEntry Entry => new(Key, Value);

        public object Key => table._order[_index];

        public object? Value => table[Key];

        public object Current => Entry;

        public bool MoveNext() => ++_index < table._order.Count;

        public void Reset() => _index = -1;
    }
}
