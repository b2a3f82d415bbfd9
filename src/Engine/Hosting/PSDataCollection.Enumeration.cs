using System.Collections;

namespace System.Management.Automation;

public partial class PSDataCollection<T>
{
    bool IList.IsFixedSize => false;

    bool ICollection.IsSynchronized => true;

    object ICollection.SyncRoot => this;

    object? IList.this[int index]
    {
        get => this[index];
        set => this[index] = Cast(value);
    }

    public IEnumerator<T> GetEnumerator()
    {
        for (var i = 0; TryGet(i, out var item); i++)
        {
            yield return item;
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    int IList.Add(object? item)
    {
        Add(Cast(item));
        return Count - 1;
    }

    bool IList.Contains(object? item) => item is T typed && Contains(typed);

    void ICollection.CopyTo(Array array, int arrayIndex)
    {
        lock (_gate)
        {
            ((ICollection)_items).CopyTo(array, arrayIndex);
        }
    }

    int IList.IndexOf(object? item) => item is T typed ? IndexOf(typed) : -1;

    void IList.Insert(int index, object? item) => Insert(index, Cast(item));

    void IList.Remove(object? item)
    {
        if (item is T typed)
        {
            Remove(typed);
        }
    }

    /// <summary>The item at an index, waited for while the collection is open.</summary>
    private bool TryGet(int index, out T item)
    {
        while (true)
        {
            ManualResetEventSlim changed;
            lock (_gate)
            {
                if (index < _items.Count)
                {
                    item = _items[index];
                    return true;
                }

                if (!_isOpen || _enumeratorNeverBlocks)
                {
                    item = default!;
                    return false;
                }

                changed = _changed ??= new ManualResetEventSlim();
                changed.Reset();
            }

            changed.Wait();
        }
    }

    private static T Cast(object? value)
        => value is T typed ? typed
            : value is null && default(T) is null ? default!
            : typeof(T) == typeof(PSObject) ? (T)(object)PSObject.AsPSObject(value!)
            : throw new PSArgumentException($"A value of type '{value?.GetType().FullName ?? "null"}' cannot be put into a collection of '{typeof(T).FullName}'.");
}
