namespace Microsoft.PowerShell.Commands;

/// <summary>Stops jobs.</summary>
[Cmdlet(VerbsLifecycle.Stop, "Job", SupportsShouldProcess = true, DefaultParameterSetName = ById)]
[OutputType(typeof(Job))]
public sealed class StopJobCommand : JobCmdletBase
{
    [Parameter(Mandatory = true, Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByJob)]
    public Job[]? Job { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByState)]
    public JobState State { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    protected override void ProcessRecord()
    {
        var jobs = (IEnumerable<Job>?)Job ?? (ParameterSetName == ByState ? JobRepository.Jobs.Where(job => job.JobStateInfo.State == State) : Find());
        foreach (var job in jobs.ToArray())
        {
            if (!job.IsFinished && ShouldProcess($"Command={job.Command}, JobId={job.Id}, Name={job.Name}", "Stop"))
            {
                job.StopJob();
            }

            if (PassThru)
            {
                WriteObject(job);
            }
        }
    }
}
