using System.Management.Automation.Language;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>The arguments of a command do not fit its parameters.</summary>
public class ParameterBindingException : RuntimeException
{
    private readonly ErrorRecord? _record;
    private readonly string? _message;

    public ParameterBindingException()
    {
    }

    public ParameterBindingException(string message)
        : base(message) => _message = message;

    public ParameterBindingException(string message, Exception innerException)
        : base(message, innerException) => _message = message;

    internal ParameterBindingException(
        string message,
        string errorId,
        ErrorCategory category,
        InvocationInfo? invocation,
        IScriptExtent? extent = null,
        string? parameterName = null,
        Type? parameterType = null,
        Type? typeSpecified = null,
        Exception? innerException = null,
        object? target = null)
        : base(message, innerException!)
    {
        _message = message;
        ErrorId = errorId;
        CommandInvocation = invocation!;
        ParameterName = parameterName ?? string.Empty;
        ParameterType = parameterType!;
        TypeSpecified = typeSpecified!;
        var place = extent ?? invocation?.ScriptPosition;
        Line = place?.StartLineNumber ?? -1;
        Offset = place?.StartColumnNumber ?? -1;
        _record = new ErrorRecord(new ParentContainsErrorRecordException(this), errorId, category, target);
        _record.SetInvocationInfoOnce(invocation is null || extent is null ? invocation : invocation.At(extent));
    }

    protected ParameterBindingException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public InvocationInfo CommandInvocation { get; } = null!;

    public string ErrorId { get; } = string.Empty;

    public override ErrorRecord ErrorRecord => _record ?? base.ErrorRecord;

    public long Line { get; } = -1;

    public override string Message => _message ?? base.Message;

    public long Offset { get; } = -1;

    public string ParameterName { get; } = string.Empty;

    public Type ParameterType { get; } = null!;

    public Type TypeSpecified { get; } = null!;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
