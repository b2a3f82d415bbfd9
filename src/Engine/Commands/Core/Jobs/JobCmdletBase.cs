namespace Microsoft.PowerShell.Commands;

/// <summary>What the cmdlets share that find jobs by name, id, instance id or state.</summary>
public abstract class JobCmdletBase : PSCmdlet
{
    private protected const string ByName = "NameParameterSet";
    private protected const string ById = "SessionIdParameterSet";
    private protected const string ByInstance = "InstanceIdParameterSet";
    private protected const string ByState = "StateParameterSet";
    private protected const string ByJob = "JobParameterSet";
    private protected const string ByCommand = "CommandParameterSet";

    internal JobCmdletBase()
    {
    }

    [Parameter(ValueFromPipelineByPropertyName = true, Position = 0, Mandatory = true, ParameterSetName = ByName)]
    [ValidateNotNullOrEmpty]
    public virtual string[]? Name { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true, Position = 0, Mandatory = true, ParameterSetName = ById)]
    [ValidateNotNullOrEmpty]
    public virtual int[]? Id { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true, Position = 0, Mandatory = true, ParameterSetName = ByInstance)]
    [ValidateNotNullOrEmpty]
    public Guid[]? InstanceId { get; set; }

    /// <summary>The jobs that the parameters mean; what is named and missing is an error.</summary>
    private protected List<Job> Find()
    {
        var jobs = JobRepository.Jobs;
        var found = new List<Job>();
        foreach (var name in Name ?? [])
        {
            var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
            var before = found.Count;
            found.AddRange(jobs.Where(job => pattern.IsMatch(job.Name)));
            if (found.Count == before && !WildcardPattern.ContainsWildcardCharacters(name))
            {
                NotFound($"The command cannot find the job because the job name {name} was not found. Verify the value of the Name parameter, and then try the command again.",
                    "JobWithSpecifiedNameNotFound", name);
            }
        }

        foreach (var id in Id ?? [])
        {
            var before = found.Count;
            found.AddRange(jobs.Where(job => job.Id == id));
            if (found.Count == before)
            {
                NotFound($"The command cannot find a job with the job ID {id}. Verify the value of the Id parameter and then try the command again.",
                    "JobWithSpecifiedSessionNotFound", id);
            }
        }

        foreach (var instance in InstanceId ?? [])
        {
            if (jobs.Find(job => job.InstanceId == instance) is { } job)
            {
                found.Add(job);
            }
            else
            {
                NotFound($"The command cannot find a job with the instance identifier {instance}. Verify the value of the InstanceId parameter and then try the command again.",
                    "JobWithSpecifiedInstanceIdNotFound", instance);
            }
        }

        return found;
    }

    private void NotFound(string message, string id, object target)
        => WriteError(new ErrorRecord(new PSArgumentException(message), id, ErrorCategory.ObjectNotFound, target));
}
