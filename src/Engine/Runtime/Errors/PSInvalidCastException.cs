using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A value could not be converted to the type asked for.</summary>
public class PSInvalidCastException : InvalidCastException, IContainsErrorRecord
{
    private readonly string _errorId = "PSInvalidCastException";
    private ErrorRecord? _errorRecord;

    protected PSInvalidCastException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public PSInvalidCastException()
    {
    }

    public PSInvalidCastException(string message)
        : base(message)
    {
    }

    public PSInvalidCastException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal PSInvalidCastException(string errorId, string message, Exception? innerException)
        : base(message, innerException) => _errorId = errorId;

    public ErrorRecord ErrorRecord => _errorRecord ??= new ErrorRecord(
        new ParentContainsErrorRecordException(this), _errorId, ErrorCategory.InvalidArgument, null);

    internal string ErrorId => _errorId;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
