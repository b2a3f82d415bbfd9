using System.Collections.ObjectModel;
using System.Management.Automation.Provider;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Items in containers, from code.</summary>
public sealed class ChildItemCmdletProviderIntrinsics
{
    private readonly SessionStateInternal _state;

    internal ChildItemCmdletProviderIntrinsics(SessionStateInternal state) => _state = state;

    public Collection<PSObject> Get(string path, bool recurse) => Get([path], recurse, uint.MaxValue, false, false);

    public Collection<PSObject> Get(string[] path, bool recurse, uint depth, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath,
            (location, context) => Provider(location, context).CallGetChildItems(location.Path, recurse, depth));

    public Collection<PSObject> Get(string[] path, bool recurse, bool force, bool literalPath) => Get(path, recurse, uint.MaxValue, force, literalPath);

    public Collection<string> GetNames(string path, ReturnContainers returnContainers, bool recurse)
        => GetNames([path], returnContainers, recurse, uint.MaxValue, false, false);

    public Collection<string> GetNames(string[] path, ReturnContainers returnContainers, bool recurse, bool force, bool literalPath)
        => GetNames(path, returnContainers, recurse, uint.MaxValue, force, literalPath);

    public Collection<string> GetNames(string[] path, ReturnContainers returnContainers, bool recurse, uint depth, bool force, bool literalPath)
        => [.. ItemOperations.Run(_state, path, force, literalPath,
            (location, context) => Provider(location, context).CallGetChildNames(location.Path, returnContainers)).Select(item => item.ToString())];

    public bool HasChild(string path) => HasChild(path, false, false);

    public bool HasChild(string path, bool force, bool literalPath)
    {
        var found = false;
        ItemOperations.Run(_state, [path], force, literalPath, (location, context) => found |= Provider(location, context).CallHasChildItems(location.Path));
        return found;
    }

    private static ContainerCmdletProvider Provider(ProviderLocation location, ProviderContext context)
        => location.Instance(context) as ContainerCmdletProvider ?? throw ProviderErrors.NotSupported();
}
