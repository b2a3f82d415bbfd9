using System.Runtime.Serialization;

namespace System.Management.Automation.Remoting;

public class PSRemotingTransportException : RuntimeException
{
    public PSRemotingTransportException() => throw Unsupported.Member();
    public PSRemotingTransportException(string message) => throw Unsupported.Member();
    public PSRemotingTransportException(string message, Exception innerException) => throw Unsupported.Member();
    protected PSRemotingTransportException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public int ErrorCode { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string TransportMessage { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
