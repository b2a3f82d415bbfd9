using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Internal;

public sealed class PSStandaloneMonitorRunspaceInfo : PSMonitorRunspaceInfo
{
    public PSStandaloneMonitorRunspaceInfo(Runspace runspace) : base(default(Runspace)!, default(PSMonitorRunspaceType)!) => throw Unsupported.Member();
}
