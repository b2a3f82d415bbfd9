using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ProviderNotFoundException : SessionStateException
{
    public ProviderNotFoundException() => throw Unsupported.Member();
    public ProviderNotFoundException(string message) => throw Unsupported.Member();
    public ProviderNotFoundException(string message, Exception innerException) => throw Unsupported.Member();
    protected ProviderNotFoundException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
