namespace Microsoft.PowerShell.Commands;

/// <summary>Takes what jobs have written so far.</summary>
[Cmdlet(VerbsCommunications.Receive, "Job", DefaultParameterSetName = "Location")]
public sealed class ReceiveJobCommand : PSCmdlet
{
    private readonly List<Job> _jobs = [];

    [Parameter(Mandatory = true, Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "Location")]
    public Job[]? Job { get; set; }

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "SessionIdParameterSet")]
    public int[]? Id { get; set; }

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "NameParameterSet")]
    public string[]? Name { get; set; }

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "InstanceIdParameterSet")]
    public Guid[]? InstanceId { get; set; }

    [Parameter]
    public SwitchParameter Keep { get; set; }

    [Parameter]
    public SwitchParameter NoRecurse { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    public SwitchParameter Wait { get; set; }

    [Parameter]
    public SwitchParameter AutoRemoveJob { get; set; }

    [Parameter]
    public SwitchParameter WriteEvents { get; set; }

    [Parameter]
    public SwitchParameter WriteJobInResults { get; set; }

    protected override void BeginProcessing()
    {
        if (AutoRemoveJob && !Wait)
        {
            ThrowTerminatingError(new ErrorRecord(new InvalidOperationException("The AutoRemoveJob parameter cannot be used without the Wait parameter."),
                "ReceiveJobCommandAutoRemoveJobNoWait", ErrorCategory.InvalidOperation, null));
        }
    }

    protected override void ProcessRecord()
    {
        foreach (var job in Job ?? Named())
        {
            _jobs.Add(job);
            if (!Wait)
            {
                Receive(job);
            }
        }
    }

    protected override void EndProcessing()
    {
        if (!Wait)
        {
            return;
        }

        foreach (var job in _jobs)
        {
            while (!job.Finished.WaitOne(10))
            {
                Context.ThrowIfStopping();
                Receive(job);
            }

            Receive(job);
            if (WriteJobInResults)
            {
                WriteObject(job);
            }

            if (AutoRemoveJob)
            {
                JobRepository.Remove(job);
                job.Dispose();
            }
        }
    }

    private IEnumerable<Job> Named()
    {
        var jobs = JobRepository.Jobs;
        return jobs.Where(job => (Id is not null && Id.Contains(job.Id)) || (InstanceId is not null && InstanceId.Contains(job.InstanceId))
            || (Name is not null && Name.Any(name => WildcardPattern.Get(name, WildcardOptions.IgnoreCase).IsMatch(job.Name)))).ToArray();
    }

    private void Receive(Job job)
    {
        if (!NoRecurse)
        {
            foreach (var child in job.ChildJobs)
            {
                Receive(child);
            }
        }

        foreach (var item in Take(job.Output))
        {
            WriteObject(item);
        }

        foreach (var record in Take(job.Error))
        {
            WriteError(new ErrorRecord(record, null));
        }

        foreach (var record in Take(job.Verbose))
        {
            WriteVerbose(record.Message);
        }

        foreach (var record in Take(job.Debug))
        {
            WriteDebug(record.Message);
        }

        foreach (var record in Take(job.Warning))
        {
            WriteWarning(record.Message);
        }

        foreach (var record in Take(job.Information))
        {
            WriteInformation(record);
        }
    }

    private IEnumerable<T> Take<T>(PSDataCollection<T> stream) => Keep ? stream.ToArray() : stream.ReadAll();
}
