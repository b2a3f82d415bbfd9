using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class DscResourceInfo
{
    internal DscResourceInfo() { }
    public string CompanyName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string FriendlyName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpFile { get => throw Unsupported.Member(); }
    public ImplementedAsType ImplementedAs { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public string ParentPath { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Path { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ReadOnlyCollection<DscResourcePropertyInfo> Properties { get => throw Unsupported.Member(); }
    public string ResourceType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public void UpdateProperties(IList<DscResourcePropertyInfo> properties) => throw Unsupported.Member();
}
