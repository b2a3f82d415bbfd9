using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An argument is out of range; an ArgumentOutOfRangeException that brings its error record.</summary>
public class PSArgumentOutOfRangeException : ArgumentOutOfRangeException, IContainsErrorRecord
{
    private ErrorRecord? _errorRecord;

    public PSArgumentOutOfRangeException()
    {
    }

    public PSArgumentOutOfRangeException(string paramName)
        : base(paramName)
    {
    }

    public PSArgumentOutOfRangeException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    public PSArgumentOutOfRangeException(string paramName, object? actualValue, string message)
        : base(paramName, actualValue, message)
    {
    }

    protected PSArgumentOutOfRangeException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), "ArgumentOutOfRange", ErrorCategory.InvalidArgument, null);

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
