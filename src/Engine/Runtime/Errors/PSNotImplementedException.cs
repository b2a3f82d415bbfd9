using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A NotImplementedException that brings its error record.</summary>
public class PSNotImplementedException : NotImplementedException, IContainsErrorRecord
{
    private readonly string _errorId = "NotImplemented";
    private readonly ErrorCategory _category = ErrorCategory.NotImplemented;
    private readonly object? _target;
    private ErrorRecord? _errorRecord;

    public PSNotImplementedException()
    {
    }

    public PSNotImplementedException(string message)
        : base(message)
    {
    }

    public PSNotImplementedException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal PSNotImplementedException(string message, string errorId, ErrorCategory category = ErrorCategory.NotImplemented, object? target = null, Exception? innerException = null)
        : base(message, innerException)
    {
        _errorId = errorId;
        _category = category;
        _target = target;
    }

    protected PSNotImplementedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), _errorId, _category, _target);

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
