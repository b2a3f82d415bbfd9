namespace System.Management.Automation;

/// <summary>The state of a <see cref="PowerShell"/> object's call, and why it failed or stopped.</summary>
public sealed class PSInvocationStateInfo
{
    internal static readonly PSInvocationStateInfo NotStarted = new(PSInvocationState.NotStarted, null);
    internal static readonly PSInvocationStateInfo Running = new(PSInvocationState.Running, null);
    internal static readonly PSInvocationStateInfo Stopping = new(PSInvocationState.Stopping, null);
    internal static readonly PSInvocationStateInfo Completed = new(PSInvocationState.Completed, null);

    internal PSInvocationStateInfo(PSInvocationState state, Exception? reason)
    {
        State = state;
        Reason = reason;
    }

    public Exception? Reason { get; }

    public PSInvocationState State { get; }
}
