namespace System.Management.Automation.Provider;

public abstract class NavigationCmdletProvider : ContainerCmdletProvider
{
    protected NavigationCmdletProvider() => throw Unsupported.Member();
    protected virtual string GetChildName(string path) => throw Unsupported.Member();
    protected virtual string GetParentPath(string path, string root) => throw Unsupported.Member();
    protected virtual bool IsItemContainer(string path) => throw Unsupported.Member();
    protected virtual string MakePath(string parent, string child) => throw Unsupported.Member();
    protected virtual void MoveItem(string path, string destination) => throw Unsupported.Member();
    protected virtual object? MoveItemDynamicParameters(string path, string destination) => throw Unsupported.Member();
    protected virtual string NormalizeRelativePath(string path, string basePath) => throw Unsupported.Member();
}
