namespace System.Management.Automation.Runspaces;

/// <summary>A runspace became busy or free.</summary>
public sealed class RunspaceAvailabilityEventArgs : EventArgs
{
    internal RunspaceAvailabilityEventArgs(RunspaceAvailability availability) => RunspaceAvailability = availability;

    public RunspaceAvailability RunspaceAvailability { get; }
}
