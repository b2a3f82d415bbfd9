using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An exception that left a provider on behalf of a cmdlet.</summary>
public class CmdletProviderInvocationException : CmdletInvocationException
{
    private readonly ProviderInvocationException? _provider;

    public CmdletProviderInvocationException()
    {
    }

    public CmdletProviderInvocationException(string message)
        : base(message)
    {
    }

    public CmdletProviderInvocationException(string message, Exception innerException)
        : base(message, innerException) => _provider = innerException as ProviderInvocationException;

    internal CmdletProviderInvocationException(ProviderInvocationException innerException)
        : base(innerException.ErrorRecord) => _provider = innerException;

    protected CmdletProviderInvocationException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ProviderInfo ProviderInfo => _provider?.ProviderInfo!;

    public ProviderInvocationException ProviderInvocationException => _provider!;
}
