using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A method could not be called.</summary>
public class MethodException : ExtendedTypeSystemException
{
    public MethodException()
        : this("MethodException", null!)
    {
    }

    public MethodException(string message)
        : this(message, null!)
    {
    }

    public MethodException(string message, Exception innerException)
        : this(message, innerException, "MethodException", ErrorCategory.NotSpecified, null)
    {
    }

    internal MethodException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal MethodException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected MethodException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
