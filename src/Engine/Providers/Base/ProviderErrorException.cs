namespace System.Management.Automation.Provider;

/// <summary>Carries the error with which a provider ended an operation to the command that asked for it.</summary>
internal sealed class ProviderErrorException(ErrorRecord record) : Exception(record.Exception.Message, record.Exception)
{
    public ErrorRecord ErrorRecord => record;
}
