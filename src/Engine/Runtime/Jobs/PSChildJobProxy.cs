namespace System.Management.Automation;

public sealed class PSChildJobProxy : Job2
{
    internal PSChildJobProxy() { }
    public override bool HasMoreData { get => throw Unsupported.Member(); }
    public override string Location { get => throw Unsupported.Member(); }
    public override string StatusMessage { get => throw Unsupported.Member(); }
    public event EventHandler<JobDataAddedEventArgs> JobDataAdded { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    protected override void Dispose(bool disposing) => throw Unsupported.Member();
    public override void ResumeJob() => throw Unsupported.Member();
    public override void ResumeJobAsync() => throw Unsupported.Member();
    public override void StartJob() => throw Unsupported.Member();
    public override void StartJobAsync() => throw Unsupported.Member();
    public override void StopJob(bool force, string reason) => throw Unsupported.Member();
    public override void StopJob() => throw Unsupported.Member();
    public override void StopJobAsync() => throw Unsupported.Member();
    public override void StopJobAsync(bool force, string reason) => throw Unsupported.Member();
    public override void SuspendJob() => throw Unsupported.Member();
    public override void SuspendJob(bool force, string reason) => throw Unsupported.Member();
    public override void SuspendJobAsync() => throw Unsupported.Member();
    public override void SuspendJobAsync(bool force, string reason) => throw Unsupported.Member();
    public override void UnblockJob() => throw Unsupported.Member();
    public override void UnblockJobAsync() => throw Unsupported.Member();
}
