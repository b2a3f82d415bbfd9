namespace System.Management.Automation.Runspaces;

/// <summary>A runspace pool's state changed.</summary>
public sealed class RunspacePoolStateChangedEventArgs : EventArgs
{
    internal RunspacePoolStateChangedEventArgs(RunspacePoolStateInfo info) => RunspacePoolStateInfo = info;

    public RunspacePoolStateInfo RunspacePoolStateInfo { get; }
}
