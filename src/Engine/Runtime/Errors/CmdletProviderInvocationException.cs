using System.Runtime.Serialization;

namespace System.Management.Automation;

public class CmdletProviderInvocationException : CmdletInvocationException
{
    public CmdletProviderInvocationException() => throw Unsupported.Member();
    protected CmdletProviderInvocationException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public CmdletProviderInvocationException(string message) => throw Unsupported.Member();
    public CmdletProviderInvocationException(string message, Exception innerException) => throw Unsupported.Member();
    public ProviderInfo ProviderInfo { get => throw Unsupported.Member(); }
    public ProviderInvocationException ProviderInvocationException { get => throw Unsupported.Member(); }
}
