using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An argument is null; an ArgumentNullException that brings its error record.</summary>
public class PSArgumentNullException : ArgumentNullException, IContainsErrorRecord
{
    private readonly string? _message;
    private ErrorRecord? _errorRecord;

    public PSArgumentNullException()
    {
    }

    public PSArgumentNullException(string paramName)
        : base(paramName)
    {
    }

    public PSArgumentNullException(string message, Exception innerException)
        : base(message, innerException)
    {
        _message = message;
    }

    public PSArgumentNullException(string paramName, string message)
        : base(paramName, message)
    {
        _message = message;
    }

    protected PSArgumentNullException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), "ArgumentNull", ErrorCategory.InvalidArgument, null);

    public override string Message => string.IsNullOrEmpty(_message) ? base.Message : _message;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
