namespace System.Management.Automation;

/// <summary>The jobs that commands of a runspace have started.</summary>
public class JobRepository : Repository<Job>
{
    internal JobRepository()
        : base("job")
    {
    }

    public List<Job> Jobs => GetItems();

    public Job? GetJob(Guid instanceId) => GetItem(instanceId);

    protected override Guid GetKey(Job item) => item.InstanceId;
}
