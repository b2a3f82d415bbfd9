namespace Microsoft.PowerShell.Commands;

/// <summary>Lists jobs.</summary>
[Cmdlet(VerbsCommon.Get, "Job", DefaultParameterSetName = ById)]
[OutputType(typeof(Job))]
public class GetJobCommand : JobCmdletBase
{
    [Parameter(ValueFromPipelineByPropertyName = true, Position = 0, ParameterSetName = ById)]
    public override int[]? Id { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByState)]
    public JobState State { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByCommand)]
    public string[]? Command { get; set; }

    [Parameter]
    public SwitchParameter IncludeChildJob { get; set; }

    [Parameter]
    public bool HasMoreData { get; set; }

    [Parameter]
    public DateTime Before { get; set; }

    [Parameter]
    public DateTime After { get; set; }

    [Parameter]
    public int Newest { get; set; }

    protected override void ProcessRecord()
    {
        var given = MyInvocation.BoundParameters;
        IEnumerable<Job> jobs = Name is not null || Id is not null || InstanceId is not null ? Find() : JobRepository.Jobs;
        jobs = jobs.Where(job => (!given.ContainsKey(nameof(State)) || job.JobStateInfo.State == State)
            && (Command is null || Command.Any(command => WildcardPattern.Get(command, WildcardOptions.IgnoreCase).IsMatch(job.Command)))
            && (!given.ContainsKey(nameof(HasMoreData)) || job.HasMoreData == HasMoreData)
            && (!given.ContainsKey(nameof(Before)) || job.PSEndTime < Before)
            && (!given.ContainsKey(nameof(After)) || job.PSEndTime > After));
        jobs = jobs.OrderBy(static job => job.Id);
        if (Newest > 0)
        {
            jobs = jobs.TakeLast(Newest);
        }

        foreach (var job in jobs)
        {
            WriteObject(job);
            if (IncludeChildJob)
            {
                WriteObject(job.ChildJobs, enumerateCollection: true);
            }
        }
    }
}
