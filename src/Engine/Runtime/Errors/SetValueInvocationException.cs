using System.Runtime.Serialization;

namespace System.Management.Automation;

public class SetValueInvocationException : SetValueException
{
    public SetValueInvocationException() => throw Unsupported.Member();
    public SetValueInvocationException(string message) => throw Unsupported.Member();
    public SetValueInvocationException(string message, Exception innerException) => throw Unsupported.Member();
    protected SetValueInvocationException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
