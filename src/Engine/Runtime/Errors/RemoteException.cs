using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An error that another process or machine reported.</summary>
public class RemoteException : RuntimeException
{
    private readonly ErrorRecord? _record;

    public RemoteException()
    {
    }

    public RemoteException(string message)
        : base(message)
    {
    }

    public RemoteException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal RemoteException(string message, PSObject? exception, PSObject? invocationInfo, ErrorRecord? errorRecord = null)
        : base(message)
    {
        SerializedRemoteException = exception!;
        SerializedRemoteInvocationInfo = invocationInfo!;
        _record = errorRecord;
    }

    protected RemoteException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public override ErrorRecord ErrorRecord => _record ?? base.ErrorRecord;

    public PSObject SerializedRemoteException { get; } = null!;

    public PSObject SerializedRemoteInvocationInfo { get; } = null!;
}
