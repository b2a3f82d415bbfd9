using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>Script calls are nested too deeply.</summary>
public class ScriptCallDepthException : SystemException, IContainsErrorRecord
{
    private ErrorRecord? _errorRecord;

    public ScriptCallDepthException()
        : base("The script failed due to call depth overflow.")
    {
    }

    public ScriptCallDepthException(string message)
        : base(message)
    {
    }

    public ScriptCallDepthException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    protected ScriptCallDepthException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    /// <summary>Not counted by this engine: always 0, as PowerShell says too.</summary>
    public int CallDepth => 0;

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), "CallDepthOverflow", ErrorCategory.InvalidOperation, CallDepth);

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
