using System.Net;
using System.Runtime.Serialization;
using System.Security;

namespace System.Management.Automation;

public sealed class PSCredential : ISerializable
{
    public PSCredential(string userName, SecureString password) => throw Unsupported.Member();
    public PSCredential(PSObject pso) => throw Unsupported.Member();
    public static PSCredential Empty { get => throw Unsupported.Member(); }
    public SecureString Password { get => throw Unsupported.Member(); }
    public string UserName { get => throw Unsupported.Member(); }
    public NetworkCredential GetNetworkCredential() => throw Unsupported.Member();
    public void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public static explicit operator NetworkCredential(PSCredential credential) => throw Unsupported.Member();
}
