using System.Runtime.Serialization;

namespace System.Management.Automation;

public class GetValueInvocationException : GetValueException
{
    public GetValueInvocationException() => throw Unsupported.Member();
    public GetValueInvocationException(string message) => throw Unsupported.Member();
    public GetValueInvocationException(string message, Exception innerException) => throw Unsupported.Member();
    protected GetValueInvocationException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
