using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A transformation attribute could not transform its value.</summary>
public class ArgumentTransformationMetadataException : MetadataException
{
    public ArgumentTransformationMetadataException()
        : this("ArgumentTransformationMetadataException", null!)
    {
    }

    public ArgumentTransformationMetadataException(string message)
        : this(message, null!)
    {
    }

    public ArgumentTransformationMetadataException(string message, Exception innerException)
        : this(message, innerException, "RuntimeException", ErrorCategory.MetadataError, null)
    {
    }

    internal ArgumentTransformationMetadataException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.MetadataError, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal ArgumentTransformationMetadataException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected ArgumentTransformationMetadataException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
