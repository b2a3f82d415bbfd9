using System.Runtime.Serialization;

namespace System.Management.Automation;

public class CmdletInvocationException : RuntimeException
{
    public CmdletInvocationException() => throw Unsupported.Member();
    public CmdletInvocationException(string message) => throw Unsupported.Member();
    public CmdletInvocationException(string message, Exception innerException) => throw Unsupported.Member();
    protected CmdletInvocationException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public override ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
