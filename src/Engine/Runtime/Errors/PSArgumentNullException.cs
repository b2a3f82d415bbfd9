using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSArgumentNullException : ArgumentNullException, IContainsErrorRecord
{
    public PSArgumentNullException() => throw Unsupported.Member();
    public PSArgumentNullException(string paramName) => throw Unsupported.Member();
    public PSArgumentNullException(string message, Exception innerException) => throw Unsupported.Member();
    public PSArgumentNullException(string paramName, string message) => throw Unsupported.Member();
    protected PSArgumentNullException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override string Message { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
