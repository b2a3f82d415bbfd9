using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>The base of the errors that the engine itself raises. Brings the error record that scripts see.</summary>
public class RuntimeException : SystemException, IContainsErrorRecord
{
    private string _errorId = "RuntimeException";
    private readonly ErrorCategory _category = ErrorCategory.NotSpecified;
    private readonly object? _target;
    private ErrorRecord? _errorRecord;

    public RuntimeException()
    {
    }

    public RuntimeException(string message)
        : base(message)
    {
    }

    public RuntimeException(string message, Exception? innerException)
        : base(message, innerException)
    {
    }

    public RuntimeException(string message, Exception? innerException, ErrorRecord? errorRecord)
        : base(message, innerException)
    {
        _errorRecord = errorRecord;
    }

    internal RuntimeException(string message, Exception? innerException, string errorId, ErrorCategory category, object? target = null)
        : base(message, innerException)
    {
        _errorId = errorId;
        _category = category;
        _target = target;
    }

    protected RuntimeException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public virtual ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), _errorId, _category, _target);

    /// <summary>A script's own <c>throw</c> raised it, so that its error record shows the thrown object.</summary>
    public bool WasThrownFromThrowStatement { get; set; }

    /// <summary>Names the error, before anybody has looked at its record.</summary>
    internal void SetErrorId(string errorId) => _errorId = errorId;

    /// <summary>Replaces the record, when a wrapper turns out to know better.</summary>
    internal void SetErrorRecord(ErrorRecord record) => _errorRecord = record;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
