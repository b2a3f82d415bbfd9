using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An argument is wrong; an ArgumentException that brings its error record.</summary>
public class PSArgumentException : ArgumentException, IContainsErrorRecord
{
    private readonly string? _message;
    private ErrorRecord? _errorRecord;

    public PSArgumentException()
    {
    }

    public PSArgumentException(string message)
        : base(message)
    {
        _message = message;
    }

    public PSArgumentException(string message, string paramName)
        : base(message, paramName)
    {
        _message = message;
    }

    public PSArgumentException(string message, Exception innerException)
        : base(message, innerException)
    {
        _message = message;
    }

    protected PSArgumentException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), "Argument", ErrorCategory.InvalidArgument, null);

    // Without the parameter's name that ArgumentException would append.
    public override string Message => string.IsNullOrEmpty(_message) ? base.Message : _message;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
