using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PipelineStoppedException : RuntimeException
{
    public PipelineStoppedException() => throw Unsupported.Member();
    protected PipelineStoppedException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PipelineStoppedException(string message) => throw Unsupported.Member();
    public PipelineStoppedException(string message, Exception innerException) => throw Unsupported.Member();
}
