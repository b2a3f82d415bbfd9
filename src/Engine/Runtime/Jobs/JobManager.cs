namespace System.Management.Automation;

/// <summary>Job sources that modules bring along. This engine's own jobs need none.</summary>
public sealed class JobManager
{
    internal JobManager()
    {
    }

    public bool IsRegistered(string typeName) => false;

    public Job2 NewJob(JobDefinition definition) => throw Unsupported.Member();

    public Job2 NewJob(JobInvocationInfo specification) => throw Unsupported.Member();

    public void PersistJob(Job2 job, JobDefinition definition) => throw Unsupported.Member();
}
