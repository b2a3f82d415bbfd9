using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>Something was written to a pipeline that has ended.</summary>
public class PipelineClosedException : RuntimeException
{
    public PipelineClosedException()
        : this("PipelineClosedException", null!)
    {
    }

    public PipelineClosedException(string message)
        : this(message, null!)
    {
    }

    public PipelineClosedException(string message, Exception innerException)
        : this(message, innerException, "PipelineClosedException", ErrorCategory.InvalidOperation, null)
    {
    }

    internal PipelineClosedException(string message, Exception? innerException, string errorId, ErrorCategory category = ErrorCategory.InvalidOperation, object? target = null)
        : base(message, innerException, errorId, category, target)
    {
    }

    internal PipelineClosedException(string message, Exception? innerException, ErrorRecord errorRecord)
        : base(message, innerException, errorRecord)
    {
    }

    protected PipelineClosedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
