using System.Collections;

namespace System.Management.Automation;

public class ReadOnlyPSMemberInfoCollection<T> : IEnumerable<T>, IEnumerable where T : PSMemberInfo
{
    internal ReadOnlyPSMemberInfoCollection() { }
    public int Count { get => throw Unsupported.Member(); }
    public T this[int index] { get => throw Unsupported.Member(); }
    public T this[string name] { get => throw Unsupported.Member(); }
    public ReadOnlyPSMemberInfoCollection<T> Match(string name) => throw Unsupported.Member();
    public ReadOnlyPSMemberInfoCollection<T> Match(string name, PSMemberTypes memberTypes) => throw Unsupported.Member();
    public virtual IEnumerator<T> GetEnumerator() => throw Unsupported.Member();
    IEnumerator IEnumerable.GetEnumerator() => throw Unsupported.Member();
}
