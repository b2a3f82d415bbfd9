using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Internal;

public abstract class PSMonitorRunspaceInfo
{
    protected PSMonitorRunspaceInfo(Runspace runspace, PSMonitorRunspaceType runspaceType) => throw Unsupported.Member();
    public Runspace Runspace { get => throw Unsupported.Member(); }
    public PSMonitorRunspaceType RunspaceType { get => throw Unsupported.Member(); }
}
