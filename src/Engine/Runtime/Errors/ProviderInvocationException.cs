using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An exception that left a provider.</summary>
public class ProviderInvocationException : RuntimeException
{
    private readonly ErrorRecord? _record;
    private readonly string? _message;

    public ProviderInvocationException()
    {
    }

    public ProviderInvocationException(string message)
        : base(message) => _message = message;

    public ProviderInvocationException(string message, Exception innerException)
        : base(message, innerException) => _message = message;

    internal ProviderInvocationException(ProviderInfo provider, Exception innerException, ErrorRecord? errorRecord = null)
        : base(innerException.Message, innerException)
    {
        ProviderInfo = provider;
        _record = errorRecord ?? (innerException as IContainsErrorRecord)?.ErrorRecord
            ?? new ErrorRecord(innerException, "ProviderInvocationException", ErrorCategory.NotSpecified, null);
        _message = innerException.Message;
    }

    protected ProviderInvocationException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public override ErrorRecord ErrorRecord => _record ?? base.ErrorRecord;

    public override string Message => string.IsNullOrEmpty(_message) ? base.Message : _message;

    public ProviderInfo ProviderInfo { get; } = null!;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
