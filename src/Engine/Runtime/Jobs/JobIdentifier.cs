namespace System.Management.Automation;

/// <summary>The id of a job that is made again.</summary>
public sealed class JobIdentifier
{
    internal JobIdentifier(int id, Guid instanceId)
    {
        Id = id;
        InstanceId = instanceId;
    }

    internal int Id { get; }

    internal Guid InstanceId { get; }
}
