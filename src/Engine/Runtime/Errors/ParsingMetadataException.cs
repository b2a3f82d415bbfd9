using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An attribute that steers binding is wrong.</summary>
public class ParsingMetadataException : MetadataException
{
    public ParsingMetadataException()
        : this("ParsingMetadataException", null!)
    {
    }

    public ParsingMetadataException(string message)
        : this(message, null!)
    {
    }

    public ParsingMetadataException(string message, Exception innerException)
        : this(message, innerException, "ParsingMetadataException", ErrorCategory.MetadataError, null)
    {
    }

    internal ParsingMetadataException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.MetadataError, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal ParsingMetadataException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected ParsingMetadataException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
