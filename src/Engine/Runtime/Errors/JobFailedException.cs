using System.Management.Automation.Language;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A job failed; carries the reason and where the script failed.</summary>
public class JobFailedException : SystemException
{
    public JobFailedException()
    {
    }

    public JobFailedException(string message)
        : base(message)
    {
    }

    public JobFailedException(string message, Exception innerException)
        : base(message, innerException) => Reason = innerException;

    public JobFailedException(Exception innerException, ScriptExtent displayScriptPosition)
        : base(innerException.Message, innerException)
    {
        Reason = innerException;
        DisplayScriptPosition = displayScriptPosition;
    }

    protected JobFailedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ScriptExtent DisplayScriptPosition { get; } = null!;

    public override string Message => Reason?.Message ?? base.Message;

    public Exception Reason { get; } = null!;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
