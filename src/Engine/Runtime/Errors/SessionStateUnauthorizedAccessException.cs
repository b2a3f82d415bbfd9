using System.Runtime.Serialization;

namespace System.Management.Automation;

public class SessionStateUnauthorizedAccessException : SessionStateException
{
    public SessionStateUnauthorizedAccessException()
    {
    }

    public SessionStateUnauthorizedAccessException(string message)
        : base(message)
    {
    }

    public SessionStateUnauthorizedAccessException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    protected SessionStateUnauthorizedAccessException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();

    internal SessionStateUnauthorizedAccessException(string itemName, SessionStateCategory category, string errorId, string message)
        : base(itemName, category, errorId, ErrorCategory.WriteError, message)
    {
    }
}
