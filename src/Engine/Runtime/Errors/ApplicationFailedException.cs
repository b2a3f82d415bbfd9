using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ApplicationFailedException : RuntimeException
{
    protected ApplicationFailedException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ApplicationFailedException() => throw Unsupported.Member();
    public ApplicationFailedException(string message) => throw Unsupported.Member();
    public ApplicationFailedException(string message, Exception innerException) => throw Unsupported.Member();
}
