using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>Stands in an error record for the exception that contains the record, so that the two do not hold each other in a circle.</summary>
public class ParentContainsErrorRecordException : SystemException
{
    private readonly Exception? _wrapper;
    private readonly string? _message;

    public ParentContainsErrorRecordException()
    {
    }

    public ParentContainsErrorRecordException(Exception wrapperException) => _wrapper = wrapperException;

    public ParentContainsErrorRecordException(string message) => _message = message;

    public ParentContainsErrorRecordException(string message, Exception innerException)
        : base(message, innerException) => _message = message;

    protected ParentContainsErrorRecordException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public override string Message => _message ?? _wrapper?.Message ?? string.Empty;

    /// <summary>The exception that holds the record, if it is known.</summary>
    internal Exception? Wrapper => _wrapper;
}
