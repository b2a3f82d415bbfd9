using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A property could not be read.</summary>
public class GetValueException : ExtendedTypeSystemException
{
    public GetValueException()
        : this("GetValueException", null!)
    {
    }

    public GetValueException(string message)
        : this(message, null!)
    {
    }

    public GetValueException(string message, Exception innerException)
        : this(message, innerException, "GetValueException", ErrorCategory.NotSpecified, null)
    {
    }

    internal GetValueException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal GetValueException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected GetValueException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
