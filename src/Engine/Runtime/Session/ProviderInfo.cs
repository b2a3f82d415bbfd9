using System.Collections.ObjectModel;
using System.Management.Automation.Provider;

namespace System.Management.Automation;

public class ProviderInfo
{
    protected ProviderInfo(ProviderInfo providerInfo) => throw Unsupported.Member();
    public ProviderCapabilities Capabilities { get => throw Unsupported.Member(); }
    public string Description { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Collection<PSDriveInfo> Drives { get => throw Unsupported.Member(); }
    public string HelpFile { get => throw Unsupported.Member(); }
    public string Home { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Type ImplementingType { get => throw Unsupported.Member(); }
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public string ModuleName { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
