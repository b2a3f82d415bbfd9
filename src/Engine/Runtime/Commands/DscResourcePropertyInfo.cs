using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class DscResourcePropertyInfo
{
    internal DscResourcePropertyInfo() { }
    public bool IsMandatory { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string PropertyType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ReadOnlyCollection<string> Values { get => throw Unsupported.Member(); }
}
