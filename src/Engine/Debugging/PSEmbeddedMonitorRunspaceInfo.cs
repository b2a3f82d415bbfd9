using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Internal;

public sealed class PSEmbeddedMonitorRunspaceInfo : PSMonitorRunspaceInfo
{
    public PSEmbeddedMonitorRunspaceInfo(Runspace runspace, PSMonitorRunspaceType runspaceType, PowerShell command, Guid parentDebuggerId) : base(default(Runspace)!, default(PSMonitorRunspaceType)!) => throw Unsupported.Member();
    public PowerShell Command { get => throw Unsupported.Member(); }
    public Guid ParentDebuggerId { get => throw Unsupported.Member(); }
}
