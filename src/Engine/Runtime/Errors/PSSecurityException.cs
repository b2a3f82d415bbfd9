using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>The execution policy or the authorization manager forbids something.</summary>
public class PSSecurityException : RuntimeException
{
    private readonly string? _message;
    private ErrorRecord? _record;

    public PSSecurityException()
    {
    }

    public PSSecurityException(string message)
        : base(message) => _message = message;

    public PSSecurityException(string message, Exception innerException)
        : base(message, innerException) => _message = message;

    protected PSSecurityException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public override ErrorRecord ErrorRecord
        => _record ??= new ErrorRecord(new ParentContainsErrorRecordException(this), "UnauthorizedAccess", ErrorCategory.SecurityError, null);

    public override string Message => _message ?? base.Message;
}
