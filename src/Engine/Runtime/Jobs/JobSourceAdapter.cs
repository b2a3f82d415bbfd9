namespace System.Management.Automation;

public abstract class JobSourceAdapter
{
    protected JobSourceAdapter() => throw Unsupported.Member();
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public abstract Job2 GetJobByInstanceId(Guid instanceId, bool recurse);
    public abstract Job2 GetJobBySessionId(int id, bool recurse);
    public abstract IList<Job2> GetJobs();
    public abstract IList<Job2> GetJobsByCommand(string command, bool recurse);
    public abstract IList<Job2> GetJobsByFilter(Dictionary<string, object> filter, bool recurse);
    public abstract IList<Job2> GetJobsByName(string name, bool recurse);
    public abstract IList<Job2> GetJobsByState(JobState state, bool recurse);
    public Job2 NewJob(JobDefinition definition) => throw Unsupported.Member();
    public virtual Job2 NewJob(string definitionName, string definitionPath) => throw Unsupported.Member();
    public abstract Job2 NewJob(JobInvocationInfo specification);
    public virtual void PersistJob(Job2 job) => throw Unsupported.Member();
    public abstract void RemoveJob(Job2 job);
    public void StoreJobIdForReuse(Job2 job, bool recurse) => throw Unsupported.Member();
    protected JobIdentifier RetrieveJobIdForReuse(Guid instanceId) => throw Unsupported.Member();
}
