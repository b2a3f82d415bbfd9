using System.Collections;
using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class PSListModifier
{
    public PSListModifier() => throw Unsupported.Member();
    public PSListModifier(Collection<object> removeItems, Collection<object> addItems) => throw Unsupported.Member();
    public PSListModifier(object? replacementItems) => throw Unsupported.Member();
    public PSListModifier(Hashtable hash) => throw Unsupported.Member();
    public Collection<object> Add { get => throw Unsupported.Member(); }
    public Collection<object> Remove { get => throw Unsupported.Member(); }
    public Collection<object> Replace { get => throw Unsupported.Member(); }
    public void ApplyTo(IList collectionToUpdate) => throw Unsupported.Member();
    public void ApplyTo(object? collectionToUpdate) => throw Unsupported.Member();
}
