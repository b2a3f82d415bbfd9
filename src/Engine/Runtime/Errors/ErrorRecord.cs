using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ErrorRecord : ISerializable
{
    public ErrorRecord(Exception exception, string errorId, ErrorCategory errorCategory, object? targetObject) => throw Unsupported.Member();
    protected ErrorRecord(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ErrorRecord(ErrorRecord errorRecord, Exception replaceParentContainsErrorRecordException) => throw Unsupported.Member();
    public ErrorCategoryInfo CategoryInfo { get => throw Unsupported.Member(); }
    public ErrorDetails ErrorDetails { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Exception Exception { get => throw Unsupported.Member(); }
    public string FullyQualifiedErrorId { get => throw Unsupported.Member(); }
    public InvocationInfo InvocationInfo { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<int> PipelineIterationInfo { get => throw Unsupported.Member(); }
    public string ScriptStackTrace { get => throw Unsupported.Member(); }
    public object? TargetObject { get => throw Unsupported.Member(); }
    public virtual void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
