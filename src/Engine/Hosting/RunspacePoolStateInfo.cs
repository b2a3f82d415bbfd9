namespace System.Management.Automation;

/// <summary>The state of a runspace pool, and why it broke.</summary>
public sealed class RunspacePoolStateInfo
{
    public RunspacePoolStateInfo(Runspaces.RunspacePoolState state, Exception? reason)
    {
        State = state;
        Reason = reason;
    }

    internal RunspacePoolStateInfo(Runspaces.RunspacePoolState state)
        : this(state, null)
    {
    }

    public Exception? Reason { get; }

    public Runspaces.RunspacePoolState State { get; }
}
