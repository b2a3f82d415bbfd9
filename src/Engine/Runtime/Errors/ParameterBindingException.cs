using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ParameterBindingException : RuntimeException
{
    protected ParameterBindingException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ParameterBindingException() => throw Unsupported.Member();
    public ParameterBindingException(string message) => throw Unsupported.Member();
    public ParameterBindingException(string message, Exception innerException) => throw Unsupported.Member();
    public InvocationInfo CommandInvocation { get => throw Unsupported.Member(); }
    public string ErrorId { get => throw Unsupported.Member(); }
    public long Line { get => throw Unsupported.Member(); }
    public override string Message { get => throw Unsupported.Member(); }
    public long Offset { get => throw Unsupported.Member(); }
    public string ParameterName { get => throw Unsupported.Member(); }
    public Type ParameterType { get => throw Unsupported.Member(); }
    public Type TypeSpecified { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
