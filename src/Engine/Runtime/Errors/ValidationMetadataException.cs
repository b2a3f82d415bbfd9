using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A validation attribute rejected its value.</summary>
public class ValidationMetadataException : MetadataException
{
    public ValidationMetadataException()
        : this("ValidationMetadataException", null!)
    {
    }

    public ValidationMetadataException(string message)
        : this(message, null!)
    {
    }

    public ValidationMetadataException(string message, Exception innerException)
        : this(message, innerException, "ValidationMetadataException", ErrorCategory.MetadataError, null)
    {
    }

    internal ValidationMetadataException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.MetadataError, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal ValidationMetadataException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected ValidationMetadataException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
