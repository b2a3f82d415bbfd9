using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>The running pipeline was asked to stop. Passes every handler of a script; only its finally blocks run.</summary>
public class PipelineStoppedException : RuntimeException
{
    public PipelineStoppedException()
        : base("The pipeline has been stopped.", null, "PipelineStopped", ErrorCategory.OperationStopped)
    {
    }

    public PipelineStoppedException(string message)
        : base(message, null, "PipelineStopped", ErrorCategory.OperationStopped)
    {
    }

    public PipelineStoppedException(string message, Exception innerException)
        : base(message, innerException, "PipelineStopped", ErrorCategory.OperationStopped)
    {
    }

    protected PipelineStoppedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
