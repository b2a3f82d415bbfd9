using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A command's or a variable's attributes are wrong or were violated.</summary>
public class MetadataException : RuntimeException
{
    public MetadataException()
        : this("MetadataException", null!)
    {
    }

    public MetadataException(string message)
        : this(message, null!)
    {
    }

    public MetadataException(string message, Exception innerException)
        : this(message, innerException, "MetadataException", ErrorCategory.MetadataError, null)
    {
    }

    internal MetadataException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.MetadataError, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal MetadataException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected MetadataException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
