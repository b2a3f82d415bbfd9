using System.Collections;
using System.Collections.ObjectModel;

namespace System.Management.Automation;

/// <summary>Changes to a list of a known type.</summary>
public class PSListModifier<T> : PSListModifier
{
    public PSListModifier()
    {
    }

    public PSListModifier(Collection<object>? removeItems, Collection<object>? addItems)
        : base(removeItems, addItems)
    {
    }

    public PSListModifier(object? replacementItems)
        : base(replacementItems)
    {
    }

    public PSListModifier(Hashtable hash)
        : base(hash)
    {
    }
}
