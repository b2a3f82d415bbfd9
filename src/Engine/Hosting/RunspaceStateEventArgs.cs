namespace System.Management.Automation.Runspaces;

public sealed class RunspaceStateEventArgs : EventArgs
{
    internal RunspaceStateEventArgs() { }
    public RunspaceStateInfo RunspaceStateInfo { get => throw Unsupported.Member(); }
}
