using System.Collections;
using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class PSListModifier<T> : PSListModifier
{
    public PSListModifier() => throw Unsupported.Member();
    public PSListModifier(Collection<object> removeItems, Collection<object> addItems) => throw Unsupported.Member();
    public PSListModifier(object? replacementItems) => throw Unsupported.Member();
    public PSListModifier(Hashtable hash) => throw Unsupported.Member();
}
