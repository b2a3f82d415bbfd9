using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSNotSupportedException : NotSupportedException, IContainsErrorRecord
{
    public PSNotSupportedException() => throw Unsupported.Member();
    protected PSNotSupportedException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSNotSupportedException(string message) => throw Unsupported.Member();
    public PSNotSupportedException(string message, Exception innerException) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
