using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>No drive of that name.</summary>
public class DriveNotFoundException : SessionStateException
{
    public DriveNotFoundException()
    {
    }

    public DriveNotFoundException(string message)
        : base(message)
    {
    }

    public DriveNotFoundException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal DriveNotFoundException(string itemName, SessionStateCategory category, string errorId, ErrorCategory errorCategory, string message)
        : base(itemName, category, errorId, errorCategory, message)
    {
    }

    protected DriveNotFoundException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
