using System.Runtime.Serialization;

namespace System.Management.Automation;

public class SessionStateException : RuntimeException
{
    private readonly string _errorId = "SessionStateException";
    private readonly ErrorCategory _category = ErrorCategory.InvalidArgument;
    private ErrorRecord? _errorRecord;

    public SessionStateException()
    {
    }

    public SessionStateException(string message)
        : base(message)
    {
    }

    public SessionStateException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    protected SessionStateException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();

    internal SessionStateException(string itemName, SessionStateCategory sessionStateCategory, string errorId, ErrorCategory category, string message)
        : base(message)
    {
        ItemName = itemName;
        SessionStateCategory = sessionStateCategory;
        _errorId = errorId;
        _category = category;
    }

    public override ErrorRecord ErrorRecord =>
        _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), _errorId, _category, ItemName);

    /// <summary>The variable, function, alias or drive that the error is about.</summary>
    public string ItemName { get; } = string.Empty;

    public SessionStateCategory SessionStateCategory { get; }

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
