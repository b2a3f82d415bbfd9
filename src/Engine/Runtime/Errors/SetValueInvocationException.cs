using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A property's setter threw.</summary>
public class SetValueInvocationException : SetValueException
{
    public SetValueInvocationException()
        : this("SetValueInvocationException", null!)
    {
    }

    public SetValueInvocationException(string message)
        : this(message, null!)
    {
    }

    public SetValueInvocationException(string message, Exception innerException)
        : this(message, innerException, "SetValueInvocationException", ErrorCategory.NotSpecified, null)
    {
    }

    internal SetValueInvocationException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal SetValueInvocationException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected SetValueInvocationException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
