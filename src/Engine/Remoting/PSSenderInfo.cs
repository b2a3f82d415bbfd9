using System.Runtime.Serialization;

namespace System.Management.Automation.Remoting;

public sealed class PSSenderInfo : ISerializable
{
    public PSSenderInfo(PSPrincipal userPrincipal, string httpUrl) => throw Unsupported.Member();
    public PSPrimitiveDictionary ApplicationArguments { get => throw Unsupported.Member(); }
    public string ConfigurationName { get => throw Unsupported.Member(); }
    public string ConnectionString { get => throw Unsupported.Member(); }
    public PSPrincipal UserInfo { get => throw Unsupported.Member(); }
    public void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
