using System.Management.Automation.Host;

namespace System.Management.Automation;

public sealed class PSInvocationSettings
{
    public PSInvocationSettings() => throw Unsupported.Member();
    public bool AddToHistory { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ActionPreference? ErrorActionPreference { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ExposeFlowControlExceptions { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool FlowImpersonationPolicy { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSHost Host { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public RemoteStreamOptions RemoteStreamOptions { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
