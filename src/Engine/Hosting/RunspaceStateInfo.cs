namespace System.Management.Automation.Runspaces;

public sealed class RunspaceStateInfo
{
    internal RunspaceStateInfo() { }
    public Exception Reason { get => throw Unsupported.Member(); }
    public RunspaceState State { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
