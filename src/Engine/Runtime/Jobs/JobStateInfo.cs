namespace System.Management.Automation;

public sealed class JobStateInfo
{
    public JobStateInfo(JobState state) => throw Unsupported.Member();
    public JobStateInfo(JobState state, Exception reason) => throw Unsupported.Member();
    public Exception Reason { get => throw Unsupported.Member(); }
    public JobState State { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
