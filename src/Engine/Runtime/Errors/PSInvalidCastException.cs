using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSInvalidCastException : InvalidCastException, IContainsErrorRecord
{
    protected PSInvalidCastException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSInvalidCastException() => throw Unsupported.Member();
    public PSInvalidCastException(string message) => throw Unsupported.Member();
    public PSInvalidCastException(string message, Exception innerException) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
