using System.Collections;

namespace System.Management.Automation;

public class PSEventArgsCollection : IEnumerable<PSEventArgs>, IEnumerable
{
    public PSEventArgsCollection() => throw Unsupported.Member();
    public int Count { get => throw Unsupported.Member(); }
    public PSEventArgs this[int index] { get => throw Unsupported.Member(); }
    public object? SyncRoot { get => throw Unsupported.Member(); }
    public event PSEventReceivedEventHandler PSEventReceived { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public IEnumerator<PSEventArgs> GetEnumerator() => throw Unsupported.Member();
    IEnumerator IEnumerable.GetEnumerator() => throw Unsupported.Member();
    public void RemoveAt(int index) => throw Unsupported.Member();
}
