namespace System.Management.Automation.Provider;

/// <summary>Names a provider class.</summary>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = false, Inherited = false)]
public sealed class CmdletProviderAttribute : Attribute
{
    public CmdletProviderAttribute(string providerName, ProviderCapabilities providerCapabilities)
    {
        ArgumentException.ThrowIfNullOrEmpty(providerName);
        ProviderName = providerName;
        ProviderCapabilities = providerCapabilities;
    }

    public ProviderCapabilities ProviderCapabilities { get; }

    public string ProviderName { get; }
}
