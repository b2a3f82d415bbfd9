using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ExtendedTypeSystemException : RuntimeException
{
    public ExtendedTypeSystemException() => throw Unsupported.Member();
    public ExtendedTypeSystemException(string message) => throw Unsupported.Member();
    public ExtendedTypeSystemException(string message, Exception innerException) => throw Unsupported.Member();
    protected ExtendedTypeSystemException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
