namespace System.Management.Automation.Provider;

public abstract class ItemCmdletProvider : DriveCmdletProvider
{
    protected ItemCmdletProvider() => throw Unsupported.Member();
    protected virtual void ClearItem(string path) => throw Unsupported.Member();
    protected virtual object? ClearItemDynamicParameters(string path) => throw Unsupported.Member();
    protected virtual string[] ExpandPath(string path) => throw Unsupported.Member();
    protected virtual void GetItem(string path) => throw Unsupported.Member();
    protected virtual object? GetItemDynamicParameters(string path) => throw Unsupported.Member();
    protected virtual void InvokeDefaultAction(string path) => throw Unsupported.Member();
    protected virtual object? InvokeDefaultActionDynamicParameters(string path) => throw Unsupported.Member();
    protected abstract bool IsValidPath(string path);
    protected virtual bool ItemExists(string path) => throw Unsupported.Member();
    protected virtual object? ItemExistsDynamicParameters(string path) => throw Unsupported.Member();
    protected virtual void SetItem(string path, object? value) => throw Unsupported.Member();
    protected virtual object? SetItemDynamicParameters(string path, object? value) => throw Unsupported.Member();
}
