using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PipelineDepthException : SystemException, IContainsErrorRecord
{
    public PipelineDepthException() => throw Unsupported.Member();
    public PipelineDepthException(string message) => throw Unsupported.Member();
    public PipelineDepthException(string message, Exception innerException) => throw Unsupported.Member();
    protected PipelineDepthException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public int CallDepth { get => throw Unsupported.Member(); }
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
