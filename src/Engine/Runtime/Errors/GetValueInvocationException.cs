using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A property's getter threw.</summary>
public class GetValueInvocationException : GetValueException
{
    public GetValueInvocationException()
        : this("GetValueInvocationException", null!)
    {
    }

    public GetValueInvocationException(string message)
        : this(message, null!)
    {
    }

    public GetValueInvocationException(string message, Exception innerException)
        : this(message, innerException, "GetValueInvocationException", ErrorCategory.NotSpecified, null)
    {
    }

    internal GetValueInvocationException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal GetValueInvocationException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected GetValueInvocationException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
