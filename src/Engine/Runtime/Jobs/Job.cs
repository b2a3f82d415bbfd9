namespace System.Management.Automation;

public abstract class Job : IDisposable
{
    protected Job() => throw Unsupported.Member();
    protected Job(string command) => throw Unsupported.Member();
    protected Job(string command, string name) => throw Unsupported.Member();
    protected Job(string command, string name, IList<Job> childJobs) => throw Unsupported.Member();
    protected Job(string command, string name, JobIdentifier token) => throw Unsupported.Member();
    protected Job(string command, string name, Guid instanceId) => throw Unsupported.Member();
    public IList<Job> ChildJobs { get => throw Unsupported.Member(); }
    public string Command { get => throw Unsupported.Member(); }
    public PSDataCollection<DebugRecord> Debug { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<ErrorRecord> Error { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public WaitHandle Finished { get => throw Unsupported.Member(); }
    public abstract bool HasMoreData { get; }
    public int Id { get => throw Unsupported.Member(); }
    public PSDataCollection<InformationRecord> Information { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Guid InstanceId { get => throw Unsupported.Member(); }
    public JobStateInfo JobStateInfo { get => throw Unsupported.Member(); }
    public abstract string Location { get; }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<PSObject> Output { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<ProgressRecord> Progress { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public DateTime? PSBeginTime { get => throw Unsupported.Member(); protected set => throw Unsupported.Member(); }
    public DateTime? PSEndTime { get => throw Unsupported.Member(); protected set => throw Unsupported.Member(); }
    public string PSJobTypeName { get => throw Unsupported.Member(); protected internal set => throw Unsupported.Member(); }
    public abstract string StatusMessage { get; }
    public PSDataCollection<VerboseRecord> Verbose { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<WarningRecord> Warning { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public event EventHandler<JobStateEventArgs> StateChanged { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public void Dispose() => throw Unsupported.Member();
    protected virtual void Dispose(bool disposing) => throw Unsupported.Member();
    protected virtual void DoLoadJobStreams() => throw Unsupported.Member();
    protected virtual void DoUnloadJobStreams() => throw Unsupported.Member();
    public void LoadJobStreams() => throw Unsupported.Member();
    public abstract void StopJob();
    public void UnloadJobStreams() => throw Unsupported.Member();
    protected void SetJobState(JobState jobState) => throw Unsupported.Member();
}
