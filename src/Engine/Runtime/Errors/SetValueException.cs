using System.Runtime.Serialization;

namespace System.Management.Automation;

public class SetValueException : ExtendedTypeSystemException
{
    public SetValueException() => throw Unsupported.Member();
    public SetValueException(string message) => throw Unsupported.Member();
    public SetValueException(string message, Exception innerException) => throw Unsupported.Member();
    protected SetValueException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
