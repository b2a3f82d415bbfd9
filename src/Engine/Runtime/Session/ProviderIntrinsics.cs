namespace System.Management.Automation;

public sealed class ProviderIntrinsics
{
    internal ProviderIntrinsics(Runtime.SessionStateInternal state) => _ = state;
    public ChildItemCmdletProviderIntrinsics ChildItem { get => throw Unsupported.Member(); }
    public ContentCmdletProviderIntrinsics Content { get => throw Unsupported.Member(); }
    public ItemCmdletProviderIntrinsics Item { get => throw Unsupported.Member(); }
    public PropertyCmdletProviderIntrinsics Property { get => throw Unsupported.Member(); }
    public SecurityDescriptorCmdletProviderIntrinsics SecurityDescriptor { get => throw Unsupported.Member(); }
}
