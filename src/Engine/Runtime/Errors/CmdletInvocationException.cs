using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An exception that left a cmdlet; wraps it for the caller of the pipeline.</summary>
public class CmdletInvocationException : RuntimeException
{
    private readonly ErrorRecord? _record;

    public CmdletInvocationException()
    {
    }

    public CmdletInvocationException(string message)
        : base(message)
    {
    }

    public CmdletInvocationException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Wraps what ThrowTerminatingError was given.</summary>
    internal CmdletInvocationException(ErrorRecord errorRecord)
        : base(errorRecord.ErrorDetails?.Message is { Length: > 0 } details ? details : errorRecord.Exception.Message, errorRecord.Exception)
        => _record = errorRecord;

    protected CmdletInvocationException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public override ErrorRecord ErrorRecord => _record ?? base.ErrorRecord;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
