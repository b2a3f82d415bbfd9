namespace System.Management.Automation.Provider;

[AttributeUsage((AttributeTargets)4, AllowMultiple = false, Inherited = false)]
public sealed class CmdletProviderAttribute : Attribute
{
    public CmdletProviderAttribute(string providerName, ProviderCapabilities providerCapabilities) => throw Unsupported.Member();
    public ProviderCapabilities ProviderCapabilities { get => throw Unsupported.Member(); }
    public string ProviderName { get => throw Unsupported.Member(); }
}
