namespace System.Management.Automation.Runspaces;

public sealed class RunspacePoolStateChangedEventArgs : EventArgs
{
    internal RunspacePoolStateChangedEventArgs() { }
    public RunspacePoolStateInfo RunspacePoolStateInfo { get => throw Unsupported.Member(); }
}
