namespace System.Management.Automation;

/// <summary>The state of a job, and why it failed.</summary>
public sealed class JobStateInfo
{
    public JobStateInfo(JobState state)
        : this(state, null!)
    {
    }

    public JobStateInfo(JobState state, Exception? reason)
    {
        State = state;
        Reason = reason;
    }

    public Exception? Reason { get; }

    public JobState State { get; }

    public override string ToString() => State.ToString();
}
