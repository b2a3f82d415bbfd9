namespace System.Management.Automation;

/// <summary>A job's state changed.</summary>
public sealed class JobStateEventArgs : EventArgs
{
    public JobStateEventArgs(JobStateInfo jobStateInfo)
        : this(jobStateInfo, null!)
    {
    }

    public JobStateEventArgs(JobStateInfo jobStateInfo, JobStateInfo? previousJobStateInfo)
    {
        ArgumentNullException.ThrowIfNull(jobStateInfo);
        JobStateInfo = jobStateInfo;
        PreviousJobStateInfo = previousJobStateInfo;
    }

    public JobStateInfo JobStateInfo { get; }

    public JobStateInfo? PreviousJobStateInfo { get; }
}
