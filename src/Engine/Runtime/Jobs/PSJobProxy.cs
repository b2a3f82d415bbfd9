using System.Collections;
using System.ComponentModel;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public sealed class PSJobProxy : Job2
{
    internal PSJobProxy() { }
    public override bool HasMoreData { get => throw Unsupported.Member(); }
    public override string Location { get => throw Unsupported.Member(); }
    public Guid RemoteJobInstanceId { get => throw Unsupported.Member(); }
    public bool RemoveRemoteJobOnCompletion { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Runspace Runspace { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public RunspacePool RunspacePool { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string StatusMessage { get => throw Unsupported.Member(); }
    public event EventHandler<AsyncCompletedEventArgs> RemoveJobCompleted { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public static ICollection<PSJobProxy> Create(Runspace runspace, Hashtable filter, bool receiveImmediately) => throw Unsupported.Member();
    public static ICollection<PSJobProxy> Create(Runspace runspace, Hashtable filter) => throw Unsupported.Member();
    public static ICollection<PSJobProxy> Create(Runspace runspace) => throw Unsupported.Member();
    public static ICollection<PSJobProxy> Create(RunspacePool runspacePool, Hashtable filter, EventHandler<JobDataAddedEventArgs> dataAdded, EventHandler<JobStateEventArgs> stateChanged) => throw Unsupported.Member();
    public static ICollection<PSJobProxy> Create(RunspacePool runspacePool, Hashtable filter, bool receiveImmediately) => throw Unsupported.Member();
    public static ICollection<PSJobProxy> Create(RunspacePool runspacePool, Hashtable filter) => throw Unsupported.Member();
    public static ICollection<PSJobProxy> Create(Runspace runspace, Hashtable filter, EventHandler<JobDataAddedEventArgs> dataAdded, EventHandler<JobStateEventArgs> stateChanged) => throw Unsupported.Member();
    public static ICollection<PSJobProxy> Create(RunspacePool runspacePool) => throw Unsupported.Member();
    protected override void Dispose(bool disposing) => throw Unsupported.Member();
    public void ReceiveJob() => throw Unsupported.Member();
    public void ReceiveJob(EventHandler<JobDataAddedEventArgs> dataAdded, EventHandler<JobStateEventArgs> stateChanged) => throw Unsupported.Member();
    public void RemoveJob(bool removeRemoteJob) => throw Unsupported.Member();
    public void RemoveJob(bool removeRemoteJob, bool force) => throw Unsupported.Member();
    public void RemoveJobAsync(bool removeRemoteJob, bool force) => throw Unsupported.Member();
    public void RemoveJobAsync(bool removeRemoteJob) => throw Unsupported.Member();
    public override void ResumeJob() => throw Unsupported.Member();
    public override void ResumeJobAsync() => throw Unsupported.Member();
    public override void StartJob() => throw Unsupported.Member();
    public void StartJob(PSDataCollection<object> input) => throw Unsupported.Member();
    public void StartJob(EventHandler<JobDataAddedEventArgs> dataAdded, EventHandler<JobStateEventArgs> stateChanged, PSDataCollection<object> input) => throw Unsupported.Member();
    public void StartJobAsync(EventHandler<JobDataAddedEventArgs> dataAdded, EventHandler<JobStateEventArgs> stateChanged, PSDataCollection<object> input) => throw Unsupported.Member();
    public override void StartJobAsync() => throw Unsupported.Member();
    public void StartJobAsync(PSDataCollection<object> input) => throw Unsupported.Member();
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
