using System.Runtime.Serialization;

namespace System.Management.Automation;

public class MethodInvocationException : MethodException
{
    public MethodInvocationException() => throw Unsupported.Member();
    public MethodInvocationException(string message) => throw Unsupported.Member();
    public MethodInvocationException(string message, Exception innerException) => throw Unsupported.Member();
    protected MethodInvocationException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
