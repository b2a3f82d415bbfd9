using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>No provider of that name.</summary>
public class ProviderNotFoundException : SessionStateException
{
    public ProviderNotFoundException()
    {
    }

    public ProviderNotFoundException(string message)
        : base(message)
    {
    }

    public ProviderNotFoundException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal ProviderNotFoundException(string itemName, SessionStateCategory category, string errorId, ErrorCategory errorCategory, string message)
        : base(itemName, category, errorId, errorCategory, message)
    {
    }

    protected ProviderNotFoundException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
