using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An object that is no error was redirected into the error stream.</summary>
public class RedirectedException : RuntimeException
{
    public RedirectedException()
        : this("RedirectedException", null!)
    {
    }

    public RedirectedException(string message)
        : this(message, null!)
    {
    }

    public RedirectedException(string message, Exception innerException)
        : this(message, innerException, "RedirectedException", ErrorCategory.NotSpecified, null)
    {
    }

    internal RedirectedException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal RedirectedException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected RedirectedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
