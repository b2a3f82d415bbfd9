using System.Collections;

namespace System.Management.Automation;

/// <summary>The members of an object, or of one kind; changes go to the object.</summary>
public abstract class PSMemberInfoCollection<T> : IEnumerable<T>, IEnumerable
    where T : PSMemberInfo
{
    protected PSMemberInfoCollection()
    {
    }

    /// <summary>The member of that name (any case), or null.</summary>
    public abstract T? this[string name] { get; }

    public abstract void Add(T member);

    public abstract void Add(T member, bool preValidated);

    public abstract IEnumerator<T> GetEnumerator();

    /// <summary>The members whose names match a wildcard pattern.</summary>
    public abstract ReadOnlyPSMemberInfoCollection<T> Match(string name);

    public abstract ReadOnlyPSMemberInfoCollection<T> Match(string name, PSMemberTypes memberTypes);

    public abstract void Remove(string name);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
