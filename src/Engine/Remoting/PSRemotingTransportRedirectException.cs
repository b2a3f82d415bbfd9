using System.Runtime.Serialization;

namespace System.Management.Automation.Remoting;

public class PSRemotingTransportRedirectException : PSRemotingTransportException
{
    public PSRemotingTransportRedirectException() => throw Unsupported.Member();
    public PSRemotingTransportRedirectException(string message) => throw Unsupported.Member();
    public PSRemotingTransportRedirectException(string message, Exception innerException) => throw Unsupported.Member();
    protected PSRemotingTransportRedirectException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public string RedirectLocation { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
