using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSArgumentOutOfRangeException : ArgumentOutOfRangeException, IContainsErrorRecord
{
    public PSArgumentOutOfRangeException() => throw Unsupported.Member();
    public PSArgumentOutOfRangeException(string paramName) => throw Unsupported.Member();
    public PSArgumentOutOfRangeException(string paramName, object? actualValue, string message) => throw Unsupported.Member();
    protected PSArgumentOutOfRangeException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSArgumentOutOfRangeException(string message, Exception innerException) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
