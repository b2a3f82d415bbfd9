using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A property could not be set.</summary>
public class SetValueException : ExtendedTypeSystemException
{
    public SetValueException()
        : this("SetValueException", null!)
    {
    }

    public SetValueException(string message)
        : this(message, null!)
    {
    }

    public SetValueException(string message, Exception innerException)
        : this(message, innerException, "SetValueException", ErrorCategory.NotSpecified, null)
    {
    }

    internal SetValueException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal SetValueException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected SetValueException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
