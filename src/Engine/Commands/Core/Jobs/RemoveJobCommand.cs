namespace Microsoft.PowerShell.Commands;

/// <summary>Forgets jobs.</summary>
[Cmdlet(VerbsCommon.Remove, "Job", SupportsShouldProcess = true, DefaultParameterSetName = ById)]
public class RemoveJobCommand : JobCmdletBase
{
    [Parameter(Mandatory = true, Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByJob)]
    public Job[]? Job { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByState)]
    public JobState State { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByCommand)]
    public string[]? Command { get; set; }

    /// <summary>Running jobs too: they are stopped first.</summary>
    [Parameter]
    [Alias("F")]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        var jobs = (IEnumerable<Job>?)Job ?? (ParameterSetName == ByState ? JobRepository.Jobs.Where(job => job.JobStateInfo.State == State)
            : Command is not null ? JobRepository.Jobs.Where(job => Command.Any(command => WildcardPattern.Get(command, WildcardOptions.IgnoreCase).IsMatch(job.Command)))
            : Find());
        foreach (var job in jobs.ToArray())
        {
            if (!job.IsFinished && !Force && job.JobStateInfo.State != JobState.NotStarted)
            {
                WriteError(new ErrorRecord(new ArgumentException(
                    $"The command cannot remove the job with the job ID {job.Id} because the job is not finished. To remove the job, first stop the job, or use the Force parameter."),
                    "JobSpecifiedSessionIdNotFinished", ErrorCategory.InvalidOperation, job));
                continue;
            }

            if (!ShouldProcess($"Command={job.Command}, JobId={job.Id}, Name={job.Name}", "Remove"))
            {
                continue;
            }

            if (!job.IsFinished)
            {
                job.StopJob();
            }

            JobRepository.Remove(job);
            job.Dispose();
        }
    }
}
