using System.Management.Automation.Provider;

namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    private ProviderSession? _providers;

    /// <summary>Providers and drives, made when something first asks for them.</summary>
    public ProviderSession Providers => _providers ??= new ProviderSession(GlobalState);
}
