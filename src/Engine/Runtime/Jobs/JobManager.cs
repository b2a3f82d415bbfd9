namespace System.Management.Automation;

public sealed class JobManager
{
    internal JobManager() { }
    public bool IsRegistered(string typeName) => throw Unsupported.Member();
    public Job2 NewJob(JobInvocationInfo specification) => throw Unsupported.Member();
    public Job2 NewJob(JobDefinition definition) => throw Unsupported.Member();
    public void PersistJob(Job2 job, JobDefinition definition) => throw Unsupported.Member();
}
