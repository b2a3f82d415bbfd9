using System.Runtime.Serialization;

namespace System.Management.Automation;

public class MethodException : ExtendedTypeSystemException
{
    public MethodException() => throw Unsupported.Member();
    public MethodException(string message) => throw Unsupported.Member();
    public MethodException(string message, Exception innerException) => throw Unsupported.Member();
    protected MethodException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
