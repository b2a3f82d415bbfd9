using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A NotSupportedException that brings its error record.</summary>
public class PSNotSupportedException : NotSupportedException, IContainsErrorRecord
{
    private readonly string _errorId = "NotSupported";
    private readonly ErrorCategory _category = ErrorCategory.NotImplemented;
    private readonly object? _target;
    private ErrorRecord? _errorRecord;

    public PSNotSupportedException()
    {
    }

    public PSNotSupportedException(string message)
        : base(message)
    {
    }

    public PSNotSupportedException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal PSNotSupportedException(string message, string errorId, ErrorCategory category = ErrorCategory.NotImplemented, object? target = null, Exception? innerException = null)
        : base(message, innerException)
    {
        _errorId = errorId;
        _category = category;
        _target = target;
    }

    protected PSNotSupportedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), _errorId, _category, _target);

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
