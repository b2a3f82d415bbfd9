using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ProviderInvocationException : RuntimeException
{
    public ProviderInvocationException() => throw Unsupported.Member();
    protected ProviderInvocationException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ProviderInvocationException(string message) => throw Unsupported.Member();
    public ProviderInvocationException(string message, Exception innerException) => throw Unsupported.Member();
    public override ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override string Message { get => throw Unsupported.Member(); }
    public ProviderInfo ProviderInfo { get => throw Unsupported.Member(); }
}
