using System.Collections;
using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

/// <summary>Entries of an <see cref="InitialSessionState"/>, in order. Several may have the same name.</summary>
public sealed class InitialSessionStateEntryCollection<T> : IEnumerable<T>
    where T : InitialSessionStateEntry
{
    private readonly List<T> _items = [];
    private readonly Lock _gate = new();

    public InitialSessionStateEntryCollection()
    {
    }

    public InitialSessionStateEntryCollection(IEnumerable<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        _items.AddRange(items);
    }

    public int Count => _items.Count;

    /// <summary>Something was taken out: the shared tables no longer say what the runspace holds.</summary>
    internal bool HasRemovals { get; private set; }

    public T this[int index] => _items[index];

    public Collection<T> this[string name]
    {
        get
        {
            lock (_gate)
            {
                return [.. _items.Where(item => item.Name.Equals(name, StringComparison.OrdinalIgnoreCase))];
            }
        }
    }

    public void Add(T item)
    {
        ArgumentNullException.ThrowIfNull(item);
        lock (_gate)
        {
            _items.Add(item);
        }
    }

    public void Add(IEnumerable<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        lock (_gate)
        {
            _items.AddRange(items);
        }
    }

    public void Clear()
    {
        lock (_gate)
        {
            _items.Clear();
            HasRemovals = true;
        }
    }

    public InitialSessionStateEntryCollection<T> Clone()
    {
        lock (_gate)
        {
            return new InitialSessionStateEntryCollection<T>(_items.Select(static item => (T)item.Clone())) { HasRemovals = HasRemovals };
        }
    }

    public void Remove(string name, object? type)
    {
        ArgumentNullException.ThrowIfNull(name);
        var wanted = type as Type ?? type?.GetType();
        lock (_gate)
        {
            HasRemovals |= _items.RemoveAll(item => item.Name.Equals(name, StringComparison.OrdinalIgnoreCase)
                && (wanted is null || wanted == item.GetType())) > 0;
        }
    }

    public void RemoveItem(int index) => RemoveItem(index, 1);

    public void RemoveItem(int index, int count)
    {
        lock (_gate)
        {
            _items.RemoveRange(index, count);
            HasRemovals = true;
        }
    }

    public void Reset() => Clear();

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => Snapshot().GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => Snapshot().GetEnumerator();

    private List<T> Snapshot()
    {
        lock (_gate)
        {
            return [.. _items];
        }
    }
}
