namespace System.Management.Automation.Runspaces;

/// <summary>A runspace's state changed.</summary>
public sealed class RunspaceStateEventArgs : EventArgs
{
    internal RunspaceStateEventArgs(RunspaceStateInfo info) => RunspaceStateInfo = info;

    public RunspaceStateInfo RunspaceStateInfo { get; }
}
