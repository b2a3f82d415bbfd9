using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSNotImplementedException : NotImplementedException, IContainsErrorRecord
{
    public PSNotImplementedException() => throw Unsupported.Member();
    protected PSNotImplementedException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSNotImplementedException(string message) => throw Unsupported.Member();
    public PSNotImplementedException(string message, Exception innerException) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
