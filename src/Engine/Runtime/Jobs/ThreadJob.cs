using System.Management.Automation.Runspaces;

namespace Microsoft.PowerShell.ThreadJob;

/// <summary>A job that runs on a thread of this process.</summary>
public sealed class ThreadJob : Job
{
    private static readonly Lock s_gate = new();
    private static readonly Queue<ThreadJob> s_waiting = new();
    private static int s_running;
    private static int s_limit = 5;

    private readonly ScriptJobRun _run;

    internal ThreadJob(string? name, ScriptBlock script, ScriptBlock? initialization, object?[] arguments, System.Collections.IEnumerable? input,
        Dictionary<string, object?> usingValues)
        : base(script.ToString(), name)
    {
        PSJobTypeName = "ThreadJob";
        _run = new ScriptJobRun(this, script, initialization, arguments, input, usingValues, System.Management.Automation.Runtime.ScriptBlockCall.Inherit);
    }

    public override bool HasMoreData => HasUnread;

    public override string Location => "PowerShell";

    public override string StatusMessage => string.Empty;

    public override void StopJob()
    {
        if (!IsFinished)
        {
            _run.Stop();
            if (JobStateInfo.State == JobState.NotStarted)
            {
                SetJobState(JobState.Stopped);
            }
            else
            {
                Finished.WaitOne();
            }
        }
    }

    /// <summary>Starts the job, or lets it wait while as many as may already run.</summary>
    internal void Start(int? throttleLimit)
    {
        lock (s_gate)
        {
            s_limit = throttleLimit ?? s_limit;
            s_waiting.Enqueue(this);
        }

        StartWaiting();
    }

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            _run.Dispose();
        }

        base.Dispose(disposing);
    }

    private static void StartWaiting()
    {
        while (true)
        {
            ThreadJob? next;
            lock (s_gate)
            {
                if (s_running >= s_limit || !s_waiting.TryDequeue(out next))
                {
                    return;
                }

                if (next.IsFinished)
                {
                    continue;
                }

                s_running++;
            }

            next.SetJobState(JobState.Running);
            var job = next;
            new Thread(job.RunOnThread, PipelineThread.StackBytes) { IsBackground = true, Name = job.Name }.Start();
        }
    }

    private void RunOnThread()
    {
        try
        {
            _run.Run(End);
        }
        catch (Exception e) when (e is RuntimeException or InvalidOperationException or IOException)
        {
            End(JobState.Failed, e);
        }
        finally
        {
            lock (s_gate)
            {
                s_running--;
            }

            StartWaiting();
        }
    }

    private void End(JobState state, Exception? reason)
    {
        if (reason is not null)
        {
            Error.Add(ErrorRecord.From(reason));
        }

        SetJobState(state, reason);
    }
}
