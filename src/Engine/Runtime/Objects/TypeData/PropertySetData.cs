using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

public sealed class PropertySetData : TypeMemberData
{
    public PropertySetData(IEnumerable<string> referencedProperties) => throw Unsupported.Member();
    public bool IsHidden { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Collection<string> ReferencedProperties { get => throw Unsupported.Member(); }
}
