using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public sealed class RunspacePoolStateInfo
{
    public RunspacePoolStateInfo(RunspacePoolState state, Exception reason) => throw Unsupported.Member();
    public Exception Reason { get => throw Unsupported.Member(); }
    public RunspacePoolState State { get => throw Unsupported.Member(); }
}
