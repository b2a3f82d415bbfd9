using System.Management.Automation.Language;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class JobFailedException : SystemException
{
    public JobFailedException() => throw Unsupported.Member();
    public JobFailedException(string message) => throw Unsupported.Member();
    public JobFailedException(string message, Exception innerException) => throw Unsupported.Member();
    public JobFailedException(Exception innerException, ScriptExtent displayScriptPosition) => throw Unsupported.Member();
    protected JobFailedException(SerializationInfo serializationInfo, StreamingContext streamingContext) => throw Unsupported.Member();
    public ScriptExtent DisplayScriptPosition { get => throw Unsupported.Member(); }
    public override string Message { get => throw Unsupported.Member(); }
    public Exception Reason { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
