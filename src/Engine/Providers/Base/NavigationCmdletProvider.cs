namespace System.Management.Automation.Provider;

/// <summary>A provider with a hierarchy of paths.</summary>
public abstract class NavigationCmdletProvider : ContainerCmdletProvider
{
    protected virtual string GetChildName(string path) => ProviderPaths.Leaf(path);

    protected virtual string GetParentPath(string path, string root) => ProviderPaths.Parent(path);

    protected virtual bool IsItemContainer(string path) => throw ProviderErrors.NotSupported();

    protected virtual string MakePath(string parent, string child) => ProviderPaths.Join(parent, child);

    protected virtual void MoveItem(string path, string destination) => throw ProviderErrors.NotSupported();

    protected virtual object? MoveItemDynamicParameters(string path, string destination) => null;

    protected virtual string NormalizeRelativePath(string path, string basePath) => ProviderPaths.Relative(path, basePath);

    internal string CallGetChildName(string path) => GetChildName(path);

    internal string CallGetParentPath(string path, string root) => GetParentPath(path, root);

    internal bool CallIsItemContainer(string path) => IsItemContainer(path);

    internal string CallMakePath(string parent, string child) => MakePath(parent, child);

    internal void CallMoveItem(string path, string destination) => MoveItem(path, destination);

    internal string CallNormalizeRelativePath(string path, string basePath) => NormalizeRelativePath(path, basePath);

    internal override string ParentOf(string path) => GetParentPath(path, Context.Drive?.Root ?? "");

    internal override string LeafOf(string path) => GetChildName(path);
}
