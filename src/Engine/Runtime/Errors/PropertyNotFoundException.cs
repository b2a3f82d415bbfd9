using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A property does not exist.</summary>
public class PropertyNotFoundException : ExtendedTypeSystemException
{
    public PropertyNotFoundException()
        : this("PropertyNotFoundException", null!)
    {
    }

    public PropertyNotFoundException(string message)
        : this(message, null!)
    {
    }

    public PropertyNotFoundException(string message, Exception innerException)
        : this(message, innerException, "PropertyNotFoundException", ErrorCategory.NotSpecified, null)
    {
    }

    internal PropertyNotFoundException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal PropertyNotFoundException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected PropertyNotFoundException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
