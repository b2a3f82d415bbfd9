namespace System.Management.Automation.Runspaces;

/// <summary>The state of a runspace, and why it broke.</summary>
public sealed class RunspaceStateInfo
{
    internal RunspaceStateInfo(RunspaceState state, Exception? reason = null)
    {
        State = state;
        Reason = reason;
    }

    public Exception? Reason { get; }

    public RunspaceState State { get; }

    public override string ToString() => State.ToString();
}
