using System.Runtime.Serialization;

namespace System.Management.Automation.Host;

/// <summary>A host reports an error.</summary>
public class HostException : RuntimeException
{
    public HostException()
    {
    }

    public HostException(string message)
        : base(message)
    {
    }

    public HostException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    public HostException(string message, Exception innerException, string errorId, ErrorCategory errorCategory)
        : base(message, innerException, errorId, errorCategory, null)
    {
    }

    protected HostException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
