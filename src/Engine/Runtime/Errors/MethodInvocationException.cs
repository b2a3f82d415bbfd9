using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A method that was called threw.</summary>
public class MethodInvocationException : MethodException
{
    public MethodInvocationException()
        : this("MethodInvocationException", null!)
    {
    }

    public MethodInvocationException(string message)
        : this(message, null!)
    {
    }

    public MethodInvocationException(string message, Exception innerException)
        : this(message, innerException, "MethodInvocationException", ErrorCategory.NotSpecified, null)
    {
    }

    internal MethodInvocationException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal MethodInvocationException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected MethodInvocationException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
