using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>The providers of a session.</summary>
public sealed class CmdletProviderManagementIntrinsics
{
    private readonly SessionStateInternal _state;

    internal CmdletProviderManagementIntrinsics(SessionStateInternal state) => _state = state;

    public Collection<ProviderInfo> Get(string name) => [_state.Context.Providers.GetProvider(name)];

    public IEnumerable<ProviderInfo> GetAll() => _state.Context.Providers.Providers;

    public ProviderInfo GetOne(string name) => _state.Context.Providers.GetProvider(name);
}
