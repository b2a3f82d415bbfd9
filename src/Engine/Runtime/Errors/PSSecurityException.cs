using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSSecurityException : RuntimeException
{
    public PSSecurityException() => throw Unsupported.Member();
    protected PSSecurityException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSSecurityException(string message) => throw Unsupported.Member();
    public PSSecurityException(string message, Exception innerException) => throw Unsupported.Member();
    public override ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override string Message { get => throw Unsupported.Member(); }
}
