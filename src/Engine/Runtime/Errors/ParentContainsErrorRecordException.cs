using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ParentContainsErrorRecordException : SystemException
{
    public ParentContainsErrorRecordException(Exception wrapperException) => throw Unsupported.Member();
    public ParentContainsErrorRecordException(string message) => throw Unsupported.Member();
    public ParentContainsErrorRecordException() => throw Unsupported.Member();
    public ParentContainsErrorRecordException(string message, Exception innerException) => throw Unsupported.Member();
    protected ParentContainsErrorRecordException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public override string Message { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
