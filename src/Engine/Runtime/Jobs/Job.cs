namespace System.Management.Automation;

/// <summary>Work that goes on beside the script that began it. Facets: identity and state (here), streams.</summary>
public abstract partial class Job : IDisposable
{
    private static int s_lastId;

    private readonly Lock _gate = new();
    private ManualResetEvent? _finished;
    private List<Job>? _children;

    protected Job()
        : this(string.Empty, null!)
    {
    }

    protected Job(string? command)
        : this(command, null)
    {
    }

    protected Job(string? command, string? name)
    {
        Command = command ?? string.Empty;
        Id = Interlocked.Increment(ref s_lastId);
        Name = string.IsNullOrEmpty(name) ? $"Job{Id}" : name;
        InstanceId = Guid.NewGuid();
    }

    protected Job(string? command, string? name, IList<Job> childJobs)
        : this(command, name) => _children = [.. childJobs];

    protected Job(string? command, string? name, JobIdentifier token)
        : this(command, name)
    {
        ArgumentNullException.ThrowIfNull(token);
        Id = token.Id;
        InstanceId = token.InstanceId;
    }

    protected Job(string? command, string? name, Guid instanceId)
        : this(command, name) => InstanceId = instanceId;

    public event EventHandler<JobStateEventArgs>? StateChanged;

    public IList<Job> ChildJobs => _children ??= [];

    public string Command { get; }

    /// <summary>Set when the job has ended, in whatever way.</summary>
    public WaitHandle Finished
    {
        get
        {
            lock (_gate)
            {
                return _finished ??= new ManualResetEvent(IsOver(JobStateInfo.State));
            }
        }
    }

    public abstract bool HasMoreData { get; }

    public int Id { get; private protected set; }

    public Guid InstanceId { get; private protected set; }

    public JobStateInfo JobStateInfo { get; private set; } = new(JobState.NotStarted);

    public abstract string Location { get; }

    public string Name { get; set; }

    public DateTime? PSBeginTime { get; protected set; }

    public DateTime? PSEndTime { get; protected set; }

    public string PSJobTypeName { get; protected internal set; } = string.Empty;

    public abstract string StatusMessage { get; }

    public abstract void StopJob();

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    internal static bool IsOver(JobState state) => state is JobState.Completed or JobState.Failed or JobState.Stopped;

    internal bool IsFinished => IsOver(JobStateInfo.State);

    internal void SetJobState(JobState jobState, Exception? reason)
    {
        JobStateInfo previous;
        lock (_gate)
        {
            previous = JobStateInfo;
            JobStateInfo = new JobStateInfo(jobState, reason!);
            if (jobState == JobState.Running)
            {
                PSBeginTime ??= DateTime.Now;
            }

            if (IsOver(jobState))
            {
                PSEndTime ??= DateTime.Now;
                _finished?.Set();
            }
        }

        StateChanged?.Invoke(this, new JobStateEventArgs(JobStateInfo, previous));
    }

    protected void SetJobState(JobState jobState) => SetJobState(jobState, null);

    protected virtual void Dispose(bool disposing)
    {
        if (disposing)
        {
            foreach (var child in _children ?? [])
            {
                child.Dispose();
            }
        }
    }
}
