using System.Management.Automation.Runspaces;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class JobInvocationInfo : ISerializable
{
    protected JobInvocationInfo() => throw Unsupported.Member();
    public JobInvocationInfo(JobDefinition definition, Dictionary<string, object> parameters) => throw Unsupported.Member();
    public JobInvocationInfo(JobDefinition definition, IEnumerable<Dictionary<string, object>> parameterCollectionList) => throw Unsupported.Member();
    public JobInvocationInfo(JobDefinition definition, CommandParameterCollection parameters) => throw Unsupported.Member();
    public JobInvocationInfo(JobDefinition definition, IEnumerable<CommandParameterCollection> parameters) => throw Unsupported.Member();
    protected JobInvocationInfo(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public string Command { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public JobDefinition Definition { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Guid InstanceId { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public List<CommandParameterCollection> Parameters { get => throw Unsupported.Member(); }
    public virtual void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public virtual void Load(Stream stream) => throw Unsupported.Member();
    public virtual void Save(Stream stream) => throw Unsupported.Member();
}
