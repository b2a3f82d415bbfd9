using System.Runtime.Serialization;

namespace System.Management.Automation;

public class RedirectedException : RuntimeException
{
    public RedirectedException() => throw Unsupported.Member();
    public RedirectedException(string message) => throw Unsupported.Member();
    public RedirectedException(string message, Exception innerException) => throw Unsupported.Member();
    protected RedirectedException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
