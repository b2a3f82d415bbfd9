namespace System.Management.Automation;

public sealed class ContainerParentJob : Job2
{
    public ContainerParentJob(string command, string name) => throw Unsupported.Member();
    public ContainerParentJob(string command) => throw Unsupported.Member();
    public ContainerParentJob(string command, string name, JobIdentifier jobId) => throw Unsupported.Member();
    public ContainerParentJob(string command, string name, Guid instanceId) => throw Unsupported.Member();
    public ContainerParentJob(string command, string name, JobIdentifier jobId, string jobType) => throw Unsupported.Member();
    public ContainerParentJob(string command, string name, Guid instanceId, string jobType) => throw Unsupported.Member();
    public ContainerParentJob(string command, string name, string jobType) => throw Unsupported.Member();
    public override bool HasMoreData { get => throw Unsupported.Member(); }
    public override string Location { get => throw Unsupported.Member(); }
    public override string StatusMessage { get => throw Unsupported.Member(); }
    public void AddChildJob(Job2 childJob) => throw Unsupported.Member();
    protected override void Dispose(bool disposing) => throw Unsupported.Member();
    public override void ResumeJob() => throw Unsupported.Member();
    public override void ResumeJobAsync() => throw Unsupported.Member();
    public override void StartJob() => throw Unsupported.Member();
    public override void StartJobAsync() => throw Unsupported.Member();
    public override void StopJob() => throw Unsupported.Member();
    public override void StopJob(bool force, string reason) => throw Unsupported.Member();
    public override void StopJobAsync() => throw Unsupported.Member();
    public override void StopJobAsync(bool force, string reason) => throw Unsupported.Member();
    public override void SuspendJob(bool force, string reason) => throw Unsupported.Member();
    public override void SuspendJob() => throw Unsupported.Member();
    public override void SuspendJobAsync(bool force, string reason) => throw Unsupported.Member();
    public override void SuspendJobAsync() => throw Unsupported.Member();
    public override void UnblockJob() => throw Unsupported.Member();
    public override void UnblockJobAsync() => throw Unsupported.Member();
}
