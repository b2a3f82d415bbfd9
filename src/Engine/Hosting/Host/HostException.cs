using System.Runtime.Serialization;

namespace System.Management.Automation.Host;

public class HostException : RuntimeException
{
    public HostException() => throw Unsupported.Member();
    public HostException(string message) => throw Unsupported.Member();
    public HostException(string message, Exception innerException) => throw Unsupported.Member();
    public HostException(string message, Exception innerException, string errorId, ErrorCategory errorCategory) => throw Unsupported.Member();
    protected HostException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
