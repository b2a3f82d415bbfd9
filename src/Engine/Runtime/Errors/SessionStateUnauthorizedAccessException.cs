using System.Runtime.Serialization;

namespace System.Management.Automation;

public class SessionStateUnauthorizedAccessException : SessionStateException
{
    public SessionStateUnauthorizedAccessException() => throw Unsupported.Member();
    public SessionStateUnauthorizedAccessException(string message) => throw Unsupported.Member();
    public SessionStateUnauthorizedAccessException(string message, Exception innerException) => throw Unsupported.Member();
    protected SessionStateUnauthorizedAccessException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
