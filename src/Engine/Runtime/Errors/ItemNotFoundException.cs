using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A provider has no item at that path.</summary>
public class ItemNotFoundException : SessionStateException
{
    public ItemNotFoundException()
    {
    }

    public ItemNotFoundException(string message)
        : base(message)
    {
    }

    public ItemNotFoundException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal ItemNotFoundException(string itemName, SessionStateCategory category, string errorId, ErrorCategory errorCategory, string message)
        : base(itemName, category, errorId, errorCategory, message)
    {
    }

    protected ItemNotFoundException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
