using System.Collections;

namespace System.Management.Automation;

/// <summary>Events that nobody has handled yet, oldest first. Thread-safe.</summary>
public class PSEventArgsCollection : IEnumerable<PSEventArgs>
{
    private readonly List<PSEventArgs> _events = [];

    public event PSEventReceivedEventHandler? PSEventReceived;

    public int Count
    {
        get
        {
            lock (SyncRoot)
            {
                return _events.Count;
            }
        }
    }

    public object SyncRoot { get; } = new();

    public PSEventArgs this[int index]
    {
        get
        {
            lock (SyncRoot)
            {
                return _events[index];
            }
        }
    }

    public IEnumerator<PSEventArgs> GetEnumerator()
    {
        lock (SyncRoot)
        {
            return _events.ToList().GetEnumerator();
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public void RemoveAt(int index)
    {
        lock (SyncRoot)
        {
            _events.RemoveAt(index);
        }
    }

    internal void Add(PSEventArgs item)
    {
        lock (SyncRoot)
        {
            _events.Add(item);
            Monitor.PulseAll(SyncRoot);
        }

        PSEventReceived?.Invoke(item.Sender, item);
    }

    internal bool Remove(PSEventArgs item)
    {
        lock (SyncRoot)
        {
            return _events.Remove(item);
        }
    }
}
