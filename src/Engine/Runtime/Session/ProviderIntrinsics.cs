using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Items of all providers.</summary>
public sealed class ProviderIntrinsics
{
    internal ProviderIntrinsics(SessionStateInternal state)
    {
        ChildItem = new ChildItemCmdletProviderIntrinsics(state);
        Content = new ContentCmdletProviderIntrinsics(state);
        Item = new ItemCmdletProviderIntrinsics(state);
        Property = new PropertyCmdletProviderIntrinsics(state);
        SecurityDescriptor = new SecurityDescriptorCmdletProviderIntrinsics();
    }

    public ChildItemCmdletProviderIntrinsics ChildItem { get; }

    public ContentCmdletProviderIntrinsics Content { get; }

    public ItemCmdletProviderIntrinsics Item { get; }

    public PropertyCmdletProviderIntrinsics Property { get; }

    public SecurityDescriptorCmdletProviderIntrinsics SecurityDescriptor { get; }
}
