using System.Collections;
using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

public sealed class InitialSessionStateEntryCollection<T> : IEnumerable<T>, IEnumerable where T : InitialSessionStateEntry
{
    public InitialSessionStateEntryCollection() => throw Unsupported.Member();
    public InitialSessionStateEntryCollection(IEnumerable<T> items) => throw Unsupported.Member();
    public int Count { get => throw Unsupported.Member(); }
    public T this[int index] { get => throw Unsupported.Member(); }
    public Collection<T> this[string name] { get => throw Unsupported.Member(); }
    public void Add(T item) => throw Unsupported.Member();
    public void Add(IEnumerable<T> items) => throw Unsupported.Member();
    public void Clear() => throw Unsupported.Member();
    public InitialSessionStateEntryCollection<T> Clone() => throw Unsupported.Member();
    public void Remove(string name, object? type) => throw Unsupported.Member();
    public void RemoveItem(int index) => throw Unsupported.Member();
    public void RemoveItem(int index, int count) => throw Unsupported.Member();
    public void Reset() => throw Unsupported.Member();
    IEnumerator<T> IEnumerable<T>.GetEnumerator() => throw Unsupported.Member();
    IEnumerator IEnumerable.GetEnumerator() => throw Unsupported.Member();
}
