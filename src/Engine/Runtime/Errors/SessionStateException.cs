using System.Runtime.Serialization;

namespace System.Management.Automation;

public class SessionStateException : RuntimeException
{
    public SessionStateException() => throw Unsupported.Member();
    public SessionStateException(string message) => throw Unsupported.Member();
    public SessionStateException(string message, Exception innerException) => throw Unsupported.Member();
    protected SessionStateException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public override ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public string ItemName { get => throw Unsupported.Member(); }
    public SessionStateCategory SessionStateCategory { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
