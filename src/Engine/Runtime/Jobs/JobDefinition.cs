using System.Runtime.Serialization;

namespace System.Management.Automation;

public class JobDefinition : ISerializable
{
    public JobDefinition(Type jobSourceAdapterType, string command, string name) => throw Unsupported.Member();
    protected JobDefinition(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public string Command { get => throw Unsupported.Member(); }
    public CommandInfo CommandInfo { get => throw Unsupported.Member(); }
    public Guid InstanceId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Type JobSourceAdapterType { get => throw Unsupported.Member(); }
    public string JobSourceAdapterTypeName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ModuleName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public virtual void Load(Stream stream) => throw Unsupported.Member();
    public virtual void Save(Stream stream) => throw Unsupported.Member();
}
