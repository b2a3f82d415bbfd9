namespace System.Management.Automation.Provider;

/// <summary>A provider whose items can be read and set.</summary>
public abstract class ItemCmdletProvider : DriveCmdletProvider
{
    protected virtual void ClearItem(string path) => throw ProviderErrors.NotSupported();

    protected virtual object? ClearItemDynamicParameters(string path) => null;

    protected virtual string[] ExpandPath(string path) => [path];

    protected virtual void GetItem(string path) => throw ProviderErrors.NotSupported();

    protected virtual object? GetItemDynamicParameters(string path) => null;

    protected virtual void InvokeDefaultAction(string path) => throw ProviderErrors.NotSupported();

    protected virtual object? InvokeDefaultActionDynamicParameters(string path) => null;

    protected abstract bool IsValidPath(string path);

    protected virtual bool ItemExists(string path) => throw ProviderErrors.NotSupported();

    protected virtual object? ItemExistsDynamicParameters(string path) => null;

    protected virtual void SetItem(string path, object? value) => throw ProviderErrors.NotSupported();

    protected virtual object? SetItemDynamicParameters(string path, object? value) => null;

    internal void CallClearItem(string path) => ClearItem(path);

    internal void CallGetItem(string path) => GetItem(path);

    internal void CallInvokeDefaultAction(string path) => InvokeDefaultAction(path);

    internal bool CallIsValidPath(string path) => IsValidPath(path);

    internal bool CallItemExists(string path) => ItemExists(path);

    internal void CallSetItem(string path, object? value) => SetItem(path, value);
}
