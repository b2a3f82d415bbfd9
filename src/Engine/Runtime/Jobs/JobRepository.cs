namespace System.Management.Automation;

public class JobRepository : Repository<Job>
{
    internal JobRepository() : base(default(string)!) { }
    public List<Job> Jobs { get => throw Unsupported.Member(); }
    public Job GetJob(Guid instanceId) => throw Unsupported.Member();
    protected override Guid GetKey(Job item) => throw Unsupported.Member();
}
