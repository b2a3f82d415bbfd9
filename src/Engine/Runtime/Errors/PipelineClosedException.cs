using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PipelineClosedException : RuntimeException
{
    public PipelineClosedException() => throw Unsupported.Member();
    public PipelineClosedException(string message) => throw Unsupported.Member();
    public PipelineClosedException(string message, Exception innerException) => throw Unsupported.Member();
    protected PipelineClosedException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
