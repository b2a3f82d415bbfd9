using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

/// <summary>The job of <c>ForEach-Object -Parallel -AsJob</c>: a child job for each input object, so many at a time.</summary>
internal sealed class PSTaskJob : Job
{
    private readonly Lock _gate = new();
    private readonly Queue<PSTaskChildJob> _waiting = new();
    private readonly int _throttleLimit;
    private int _running;
    private int _open = 1;

    public PSTaskJob(string command, int throttleLimit)
        : base(command, null)
    {
        _throttleLimit = throttleLimit;
        PSJobTypeName = nameof(PSTaskJob);
    }

    public override bool HasMoreData => ChildJobs.Any(static child => child.HasMoreData);

    public override string Location => "PowerShell";

    public override string StatusMessage => string.Empty;

    public void AddTask(ScriptBlock script, Dictionary<string, object?> usingValues, object? input)
    {
        var child = new PSTaskChildJob(script, usingValues, input);
        Interlocked.Increment(ref _open);
        ChildJobs.Add(child);
        lock (_gate)
        {
            _waiting.Enqueue(child);
        }
    }

    /// <summary>Every input object was added.</summary>
    public void Start()
    {
        SetJobState(JobState.Running);
        StartWaiting();
        EndOne();
    }

    public override void StopJob()
    {
        lock (_gate)
        {
            _waiting.Clear();
        }

        foreach (var child in ChildJobs)
        {
            child.StopJob();
        }

        SetJobState(JobState.Stopped);
    }

    private void StartWaiting()
    {
        while (true)
        {
            PSTaskChildJob? next;
            lock (_gate)
            {
                if (_running >= _throttleLimit || !_waiting.TryDequeue(out next))
                {
                    return;
                }

                _running++;
            }

            var child = next;
            new Thread(() => RunOne(child), PipelineThread.StackBytes) { IsBackground = true, Name = child.Name }.Start();
        }
    }

    private void RunOne(PSTaskChildJob child)
    {
        child.Run();
        lock (_gate)
        {
            _running--;
        }

        StartWaiting();
        EndOne();
    }

    private void EndOne()
    {
        if (Interlocked.Decrement(ref _open) == 0 && !IsFinished)
        {
            SetJobState(ChildJobs.Any(static child => child.JobStateInfo.State == JobState.Failed) ? JobState.Failed : JobState.Completed);
        }
    }
}
