using System.Runtime.Serialization;

namespace System.Management.Automation;

public class RemoteException : RuntimeException
{
    public RemoteException() => throw Unsupported.Member();
    public RemoteException(string message) => throw Unsupported.Member();
    public RemoteException(string message, Exception innerException) => throw Unsupported.Member();
    protected RemoteException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public override ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public PSObject SerializedRemoteException { get => throw Unsupported.Member(); }
    public PSObject SerializedRemoteInvocationInfo { get => throw Unsupported.Member(); }
}
