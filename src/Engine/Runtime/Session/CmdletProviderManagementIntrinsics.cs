using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class CmdletProviderManagementIntrinsics
{
    internal CmdletProviderManagementIntrinsics(Runtime.SessionStateInternal state) => _ = state;
    public Collection<ProviderInfo> Get(string name) => throw Unsupported.Member();
    public IEnumerable<ProviderInfo> GetAll() => throw Unsupported.Member();
    public ProviderInfo GetOne(string name) => throw Unsupported.Member();
}
