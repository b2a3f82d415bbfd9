using System.ComponentModel;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public abstract class Job2 : Job
{
    protected Job2() => throw Unsupported.Member();
    protected Job2(string command) => throw Unsupported.Member();
    protected Job2(string command, string name) => throw Unsupported.Member();
    protected Job2(string command, string name, IList<Job> childJobs) => throw Unsupported.Member();
    protected Job2(string command, string name, JobIdentifier token) => throw Unsupported.Member();
    protected Job2(string command, string name, Guid instanceId) => throw Unsupported.Member();
    public List<CommandParameterCollection> StartParameters { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public event EventHandler<AsyncCompletedEventArgs> ResumeJobCompleted { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public event EventHandler<AsyncCompletedEventArgs> StartJobCompleted { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public event EventHandler<AsyncCompletedEventArgs> StopJobCompleted { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public event EventHandler<AsyncCompletedEventArgs> SuspendJobCompleted { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public event EventHandler<AsyncCompletedEventArgs> UnblockJobCompleted { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    protected virtual void OnResumeJobCompleted(AsyncCompletedEventArgs eventArgs) => throw Unsupported.Member();
    protected virtual void OnStartJobCompleted(AsyncCompletedEventArgs eventArgs) => throw Unsupported.Member();
    protected virtual void OnStopJobCompleted(AsyncCompletedEventArgs eventArgs) => throw Unsupported.Member();
    protected virtual void OnSuspendJobCompleted(AsyncCompletedEventArgs eventArgs) => throw Unsupported.Member();
    protected virtual void OnUnblockJobCompleted(AsyncCompletedEventArgs eventArgs) => throw Unsupported.Member();
    public abstract void ResumeJob();
    public abstract void ResumeJobAsync();
    public abstract void StartJob();
    public abstract void StartJobAsync();
    public abstract void StopJob(bool force, string reason);
    public abstract void StopJobAsync();
    public abstract void StopJobAsync(bool force, string reason);
    public abstract void SuspendJob();
    public abstract void SuspendJob(bool force, string reason);
    public abstract void SuspendJobAsync();
    public abstract void SuspendJobAsync(bool force, string reason);
    public abstract void UnblockJob();
    public abstract void UnblockJobAsync();
}
