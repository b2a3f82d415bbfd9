using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A InvalidOperationException that brings its error record.</summary>
public class PSInvalidOperationException : InvalidOperationException, IContainsErrorRecord
{
    private readonly string _errorId = "InvalidOperation";
    private readonly ErrorCategory _category = ErrorCategory.InvalidOperation;
    private readonly object? _target;
    private ErrorRecord? _errorRecord;

    public PSInvalidOperationException()
    {
    }

    public PSInvalidOperationException(string message)
        : base(message)
    {
    }

    public PSInvalidOperationException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal PSInvalidOperationException(string message, string errorId, ErrorCategory category = ErrorCategory.InvalidOperation, object? target = null, Exception? innerException = null)
        : base(message, innerException)
    {
        _errorId = errorId;
        _category = category;
        _target = target;
    }

    protected PSInvalidOperationException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), _errorId, _category, _target);

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
