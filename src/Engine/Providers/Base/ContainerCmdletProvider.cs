namespace System.Management.Automation.Provider;

public abstract class ContainerCmdletProvider : ItemCmdletProvider
{
    protected ContainerCmdletProvider() => throw Unsupported.Member();
    protected virtual bool ConvertPath(string path, string filter, ref string updatedPath, ref string updatedFilter) => throw Unsupported.Member();
    protected virtual void CopyItem(string path, string copyPath, bool recurse) => throw Unsupported.Member();
    protected virtual object? CopyItemDynamicParameters(string path, string destination, bool recurse) => throw Unsupported.Member();
    protected virtual void GetChildItems(string path, bool recurse, uint depth) => throw Unsupported.Member();
    protected virtual void GetChildItems(string path, bool recurse) => throw Unsupported.Member();
    protected virtual object? GetChildItemsDynamicParameters(string path, bool recurse) => throw Unsupported.Member();
    protected virtual void GetChildNames(string path, ReturnContainers returnContainers) => throw Unsupported.Member();
    protected virtual object? GetChildNamesDynamicParameters(string path) => throw Unsupported.Member();
    protected virtual bool HasChildItems(string path) => throw Unsupported.Member();
    protected virtual void NewItem(string path, string itemTypeName, object? newItemValue) => throw Unsupported.Member();
    protected virtual object? NewItemDynamicParameters(string path, string itemTypeName, object? newItemValue) => throw Unsupported.Member();
    protected virtual void RemoveItem(string path, bool recurse) => throw Unsupported.Member();
    protected virtual object? RemoveItemDynamicParameters(string path, bool recurse) => throw Unsupported.Member();
    protected virtual void RenameItem(string path, string newName) => throw Unsupported.Member();
    protected virtual object? RenameItemDynamicParameters(string path, string newName) => throw Unsupported.Member();
}
