using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A native program could not be run.</summary>
public class ApplicationFailedException : RuntimeException
{
    public ApplicationFailedException()
        : this("ApplicationFailedException", null!)
    {
    }

    public ApplicationFailedException(string message)
        : this(message, null!)
    {
    }

    public ApplicationFailedException(string message, Exception innerException)
        : this(message, innerException, "NativeCommandFailed", ErrorCategory.ResourceUnavailable, null)
    {
    }

    internal ApplicationFailedException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.ResourceUnavailable, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal ApplicationFailedException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected ApplicationFailedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
