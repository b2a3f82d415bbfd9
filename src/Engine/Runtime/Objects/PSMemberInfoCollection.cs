using System.Collections;

namespace System.Management.Automation;

public abstract class PSMemberInfoCollection<T> : IEnumerable<T>, IEnumerable where T : PSMemberInfo
{
    protected PSMemberInfoCollection() => throw Unsupported.Member();
    public abstract T this[string name] { get; }
    public abstract void Add(T member);
    public abstract void Add(T member, bool preValidated);
    public abstract IEnumerator<T> GetEnumerator();
    public abstract ReadOnlyPSMemberInfoCollection<T> Match(string name);
    public abstract ReadOnlyPSMemberInfoCollection<T> Match(string name, PSMemberTypes memberTypes);
    public abstract void Remove(string name);
    IEnumerator IEnumerable.GetEnumerator() => throw Unsupported.Member();
}
