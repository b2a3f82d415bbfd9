using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSArgumentException : ArgumentException, IContainsErrorRecord
{
    public PSArgumentException() => throw Unsupported.Member();
    public PSArgumentException(string message) => throw Unsupported.Member();
    public PSArgumentException(string message, string paramName) => throw Unsupported.Member();
    protected PSArgumentException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSArgumentException(string message, Exception innerException) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override string Message { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
