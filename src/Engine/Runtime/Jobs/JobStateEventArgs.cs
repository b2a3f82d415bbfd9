namespace System.Management.Automation;

public sealed class JobStateEventArgs : EventArgs
{
    public JobStateEventArgs(JobStateInfo jobStateInfo) => throw Unsupported.Member();
    public JobStateEventArgs(JobStateInfo jobStateInfo, JobStateInfo previousJobStateInfo) => throw Unsupported.Member();
    public JobStateInfo JobStateInfo { get => throw Unsupported.Member(); }
    public JobStateInfo PreviousJobStateInfo { get => throw Unsupported.Member(); }
}
