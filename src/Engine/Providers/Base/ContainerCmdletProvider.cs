namespace System.Management.Automation.Provider;

/// <summary>A provider whose items lie in containers.</summary>
public abstract class ContainerCmdletProvider : ItemCmdletProvider
{
    protected virtual bool ConvertPath(string path, string filter, ref string updatedPath, ref string updatedFilter) => false;

    protected virtual void CopyItem(string path, string copyPath, bool recurse) => throw ProviderErrors.NotSupported();

    protected virtual object? CopyItemDynamicParameters(string path, string destination, bool recurse) => null;

    protected virtual void GetChildItems(string path, bool recurse, uint depth) => GetChildItems(path, recurse);

    protected virtual void GetChildItems(string path, bool recurse) => throw ProviderErrors.NotSupported();

    protected virtual object? GetChildItemsDynamicParameters(string path, bool recurse) => null;

    protected virtual void GetChildNames(string path, ReturnContainers returnContainers) => throw ProviderErrors.NotSupported();

    protected virtual object? GetChildNamesDynamicParameters(string path) => null;

    protected virtual bool HasChildItems(string path) => throw ProviderErrors.NotSupported();

    protected virtual void NewItem(string path, string itemTypeName, object? newItemValue) => throw ProviderErrors.NotSupported();

    protected virtual object? NewItemDynamicParameters(string path, string itemTypeName, object? newItemValue) => null;

    protected virtual void RemoveItem(string path, bool recurse) => throw ProviderErrors.NotSupported();

    protected virtual object? RemoveItemDynamicParameters(string path, bool recurse) => null;

    protected virtual void RenameItem(string path, string newName) => throw ProviderErrors.NotSupported();

    protected virtual object? RenameItemDynamicParameters(string path, string newName) => null;

    internal void CallCopyItem(string path, string copyPath, bool recurse) => CopyItem(path, copyPath, recurse);

    internal void CallGetChildItems(string path, bool recurse, uint depth)
    {
        if (depth == uint.MaxValue)
        {
            GetChildItems(path, recurse);
        }
        else
        {
            GetChildItems(path, recurse, depth);
        }
    }

    internal void CallGetChildNames(string path, ReturnContainers containers) => GetChildNames(path, containers);

    internal bool CallHasChildItems(string path) => HasChildItems(path);

    internal object? CallNewItemDynamicParameters(string path, string type, object? value) => NewItemDynamicParameters(path, type, value);

    internal void CallNewItem(string path, string type, object? value) => NewItem(path, type, value);

    internal void CallRemoveItem(string path, bool recurse) => RemoveItem(path, recurse);

    internal void CallRenameItem(string path, string newName) => RenameItem(path, newName);
}
