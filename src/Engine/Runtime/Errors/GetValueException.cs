using System.Runtime.Serialization;

namespace System.Management.Automation;

public class GetValueException : ExtendedTypeSystemException
{
    public GetValueException() => throw Unsupported.Member();
    public GetValueException(string message) => throw Unsupported.Member();
    public GetValueException(string message, Exception innerException) => throw Unsupported.Member();
    protected GetValueException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
