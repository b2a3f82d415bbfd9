using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ScriptCallDepthException : SystemException, IContainsErrorRecord
{
    public ScriptCallDepthException() => throw Unsupported.Member();
    public ScriptCallDepthException(string message) => throw Unsupported.Member();
    public ScriptCallDepthException(string message, Exception innerException) => throw Unsupported.Member();
    protected ScriptCallDepthException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public int CallDepth { get => throw Unsupported.Member(); }
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
