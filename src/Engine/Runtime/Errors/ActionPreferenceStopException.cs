using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An action preference of Stop turned a record of a stream into a terminating error.</summary>
public class ActionPreferenceStopException : RuntimeException
{
    private readonly ErrorRecord? _record;

    public ActionPreferenceStopException()
        : base("Command execution stopped.", null, "ActionPreferenceStop", ErrorCategory.OperationStopped)
    {
    }

    public ActionPreferenceStopException(string message)
        : base(message, null, "ActionPreferenceStop", ErrorCategory.OperationStopped)
    {
    }

    public ActionPreferenceStopException(string message, Exception innerException)
        : base(message, innerException, "ActionPreferenceStop", ErrorCategory.OperationStopped)
    {
    }

    internal ActionPreferenceStopException(string message, ErrorRecord record)
        : base(message, record.Exception, record) => _record = record;

    protected ActionPreferenceStopException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    /// <summary>The record whose writing stopped the script.</summary>
    public override ErrorRecord ErrorRecord => _record ?? base.ErrorRecord;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
