namespace Microsoft.PowerShell.Commands;

/// <summary>Waits for jobs to end.</summary>
[Cmdlet(VerbsLifecycle.Wait, "Job", DefaultParameterSetName = ById)]
[OutputType(typeof(Job))]
public sealed class WaitJobCommand : JobCmdletBase, IDisposable
{
    private readonly List<Job> _jobs = [];
    private readonly ManualResetEvent _stopped = new(false);

    [Parameter(Mandatory = true, Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByJob)]
    public Job[]? Job { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByState)]
    public JobState State { get; set; }

    [Parameter]
    public SwitchParameter Any { get; set; }

    /// <summary>Seconds to wait at most; -1 waits as long as it takes.</summary>
    [Parameter]
    [Alias("TimeoutSec")]
    [ValidateRange(-1, int.MaxValue)]
    public int Timeout { get; set; } = -1;

    [Parameter]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        if (Job is not null)
        {
            _jobs.AddRange(Job);
        }
        else if (ParameterSetName == ByState)
        {
            _jobs.AddRange(JobRepository.Jobs.Where(job => job.JobStateInfo.State == State));
        }
        else
        {
            _jobs.AddRange(Find());
        }
    }

    protected override void EndProcessing()
    {
        var started = System.Diagnostics.Stopwatch.GetTimestamp();
        while (Any ? !_jobs.Exists(static job => job.IsFinished) && _jobs.Count > 0 : _jobs.Exists(static job => !job.IsFinished))
        {
            Context.ThrowIfStopping();
            var left = Timeout < 0 ? TimeSpan.FromMilliseconds(200) : TimeSpan.FromSeconds(Timeout) - System.Diagnostics.Stopwatch.GetElapsedTime(started);
            if (left <= TimeSpan.Zero)
            {
                break;
            }

            var handles = _jobs.Where(static job => !job.IsFinished).Take(60).Select(static job => job.Finished).Prepend(_stopped).ToArray();
            WaitHandle.WaitAny(handles, left < TimeSpan.FromMilliseconds(200) ? left : TimeSpan.FromMilliseconds(200));
        }

        foreach (var job in _jobs)
        {
            if (job.IsFinished)
            {
                WriteObject(job);
                if (Any)
                {
                    return;
                }
            }
        }
    }

    public void Dispose() => _stopped.Dispose();

    protected override void StopProcessing() => _stopped.Set();
}
