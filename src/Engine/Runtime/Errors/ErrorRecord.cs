using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>One error: the exception, a stable id, a category, the object that it is about, and where it happened.</summary>
public class ErrorRecord : ISerializable
{
    private readonly string _errorId;
    private readonly ErrorCategory _category;
    private ErrorCategoryInfo? _categoryInfo;
    private string? _fullyQualifiedErrorId;

    public ErrorRecord(Exception exception, string errorId, ErrorCategory errorCategory, object? targetObject)
    {
        Exception = exception ?? throw new PSArgumentNullException(nameof(exception));
        _errorId = errorId ?? string.Empty;
        _category = errorCategory;
        TargetObject = targetObject;
    }

    public ErrorRecord(ErrorRecord errorRecord, Exception? replaceParentContainsErrorRecordException)
    {
        ArgumentNullException.ThrowIfNull(errorRecord);
        _errorId = errorRecord._errorId;
        _category = errorRecord._category;
        TargetObject = errorRecord.TargetObject;
        ErrorDetails = errorRecord.ErrorDetails;
        InvocationInfo = errorRecord.InvocationInfo;
        ScriptStackTrace = errorRecord.ScriptStackTrace;
        _fullyQualifiedErrorId = errorRecord._fullyQualifiedErrorId;
        Exception = errorRecord.Exception is ParentContainsErrorRecordException && replaceParentContainsErrorRecordException is not null
            ? replaceParentContainsErrorRecordException
            : errorRecord.Exception;
        if (errorRecord._categoryInfo is { } info)
        {
            _categoryInfo = info.CopyFor(this);
        }
    }

    protected ErrorRecord(SerializationInfo info, StreamingContext context)
        : this(new SerializationException("Error records are not deserialized by a formatter."), "SerializationNotSupported", ErrorCategory.NotSpecified, null)
    {
    }

    public ErrorCategoryInfo CategoryInfo => _categoryInfo ??= new ErrorCategoryInfo(this);

    /// <summary>A text that is shown in place of the exception's message, and a recommended action.</summary>
    public ErrorDetails? ErrorDetails { get; set; }

    public Exception Exception { get; internal set; }

    /// <summary>The error id, and after a comma the command that reported it, if a command did.</summary>
    public string FullyQualifiedErrorId => _fullyQualifiedErrorId ??= QualifiedId();

    public InvocationInfo? InvocationInfo { get; internal set; }

    public ReadOnlyCollection<int> PipelineIterationInfo => ReadOnlyCollection<int>.Empty;

    /// <summary>The script's call stack at the time of the error, innermost first.</summary>
    public string? ScriptStackTrace { get; internal set; }

    public object? TargetObject { get; internal set; }

    internal string ErrorId => _errorId;

    internal ErrorCategory Category => _category;

    /// <summary>The record is in <c>$Error</c> already.</summary>
    internal bool IsRecorded { get; set; }

    /// <summary>Adds the place of the error, unless it already knows one.</summary>
    internal void SetInvocationInfoOnce(InvocationInfo? invocation)
    {
        if (InvocationInfo is null && invocation is not null)
        {
            InvocationInfo = invocation;
            _fullyQualifiedErrorId = null;
        }
    }

    internal void SetFullyQualifiedErrorId(string id) => _fullyQualifiedErrorId = id;

    public virtual void GetObjectData(SerializationInfo info, StreamingContext context)
        => throw new PSNotSupportedException("Error records are not serialized by a formatter; use PSSerializer.Serialize.");

    public override string ToString()
        => ErrorDetails?.Message is { Length: > 0 } details ? details
            : Exception.Message is { Length: > 0 } message ? message
            : Exception.ToString();

    /// <summary>The record that stands for an exception which reached a script: its own, if it brings one, else a new one.</summary>
    internal static ErrorRecord From(Exception exception, string? errorId = null, ErrorCategory category = ErrorCategory.NotSpecified, object? target = null)
    {
        if (exception is IContainsErrorRecord { ErrorRecord: { } own })
        {
            return own.Exception is ParentContainsErrorRecordException ? new ErrorRecord(own, exception) : own;
        }

        return new ErrorRecord(exception, errorId ?? exception.GetType().FullName!, category, target);
    }

    private string QualifiedId()
    {
        var command = InvocationInfo?.MyCommand switch
        {
            null or ApplicationInfo => null,
            CmdletInfo cmdlet => cmdlet.ImplementingType?.FullName ?? cmdlet.Name,
            IScriptCommandInfo script => script.QualifiedName,
            var other => other.Name,
        };
        return string.IsNullOrEmpty(command) ? _errorId : _errorId.Length == 0 ? command : $"{_errorId},{command}";
    }
}
