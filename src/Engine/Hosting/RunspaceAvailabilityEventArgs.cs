namespace System.Management.Automation.Runspaces;

public sealed class RunspaceAvailabilityEventArgs : EventArgs
{
    internal RunspaceAvailabilityEventArgs() { }
    public RunspaceAvailability RunspaceAvailability { get => throw Unsupported.Member(); }
}
