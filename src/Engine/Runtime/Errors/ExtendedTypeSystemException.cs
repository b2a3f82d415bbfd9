using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An error of reading, writing or calling a member.</summary>
public class ExtendedTypeSystemException : RuntimeException
{
    public ExtendedTypeSystemException()
        : this("ExtendedTypeSystemException", null!)
    {
    }

    public ExtendedTypeSystemException(string message)
        : this(message, null!)
    {
    }

    public ExtendedTypeSystemException(string message, Exception innerException)
        : this(message, innerException, "ExtendedTypeSystemException", ErrorCategory.NotSpecified, null)
    {
    }

    internal ExtendedTypeSystemException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal ExtendedTypeSystemException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected ExtendedTypeSystemException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
