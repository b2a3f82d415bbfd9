using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSInvalidOperationException : InvalidOperationException, IContainsErrorRecord
{
    public PSInvalidOperationException() => throw Unsupported.Member();
    protected PSInvalidOperationException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSInvalidOperationException(string message) => throw Unsupported.Member();
    public PSInvalidOperationException(string message, Exception innerException) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
