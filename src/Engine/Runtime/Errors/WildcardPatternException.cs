using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A wildcard pattern is malformed.</summary>
public class WildcardPatternException : RuntimeException
{
    public WildcardPatternException()
        : this("WildcardPatternException", null!)
    {
    }

    public WildcardPatternException(string message)
        : this(message, null!)
    {
    }

    public WildcardPatternException(string message, Exception innerException)
        : this(message, innerException, "WildcardPattern_Invalid", ErrorCategory.InvalidArgument, null)
    {
    }

    internal WildcardPatternException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.InvalidArgument, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal WildcardPatternException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected WildcardPatternException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
