using System.Collections.ObjectModel;
using System.Management.Automation.Provider;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Items, from code.</summary>
public sealed class ItemCmdletProviderIntrinsics
{
    private readonly SessionStateInternal _state;

    internal ItemCmdletProviderIntrinsics(SessionStateInternal state) => _state = state;

    public Collection<PSObject> Clear(string[] path, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, static (location, context) => ItemOperations.Clear(location, context));

    public Collection<PSObject> Clear(string path) => Clear([path], false, false);

    public Collection<PSObject> Copy(string[] path, string destinationPath, bool recurse, CopyContainers copyContainers, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, (location, context) => ItemOperations.Copy(location, destinationPath, recurse, context));

    public Collection<PSObject> Copy(string path, string destinationPath, bool recurse, CopyContainers copyContainers)
        => Copy([path], destinationPath, recurse, copyContainers, false, false);

    public bool Exists(string path, bool force, bool literalPath)
    {
        var context = new ProviderContext(_state.Context.Providers) { Force = force, IsLiteral = literalPath };
        return PathResolver.Resolve(_state.Context.Providers, path, context, mustExist: false).Exists(location => PathResolver.Exists(location, context));
    }

    public bool Exists(string path) => Exists(path, false, false);

    public Collection<PSObject> Get(string path) => Get([path], false, false);

    public Collection<PSObject> Get(string[] path, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, static (location, context) => ItemOperations.Get(location, context));

    public void Invoke(string path) => Invoke([path], false);

    public void Invoke(string[] path, bool literalPath)
        => ItemOperations.Run(_state, path, false, literalPath, static (location, context) => ItemOperations.Invoke(location, context));

    public bool IsContainer(string path)
    {
        var context = new ProviderContext(_state.Context.Providers);
        return PathResolver.Resolve(_state.Context.Providers, path, context, mustExist: true)
            .Exists(location => location.Instance(context) is NavigationCmdletProvider provider && provider.CallIsItemContainer(location.Path));
    }

    public Collection<PSObject> Move(string[] path, string destination, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, (location, context) => ItemOperations.Move(location, destination, context));

    public Collection<PSObject> Move(string path, string destination) => Move([path], destination, false, false);

    public Collection<PSObject> New(string[] path, string name, string itemTypeName, object? content, bool force)
    {
        var session = _state.Context.Providers;
        var context = new ProviderContext(session) { Force = force };
        context.Collect();
        ItemOperations.Throwing(() =>
        {
            foreach (var item in path)
            {
                var target = string.IsNullOrEmpty(name) ? item : ProviderPaths.Join(item, name);
                ItemOperations.New(PathResolver.Parse(session, target), itemTypeName, content, context);
            }
        });
        return context.Collected;
    }

    public Collection<PSObject> New(string path, string name, string itemTypeName, object? content) => New([path], name, itemTypeName, content, false);

    public void Remove(string[] path, bool recurse, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, (location, context) => ItemOperations.Remove(location, recurse, context));

    public void Remove(string path, bool recurse) => Remove([path], recurse, false, false);

    public Collection<PSObject> Rename(string path, string newName, bool force)
        => ItemOperations.Run(_state, [path], force, true, (location, context) => ItemOperations.Rename(location, newName, context));

    public Collection<PSObject> Rename(string path, string newName) => Rename(path, newName, false);

    public Collection<PSObject> Set(string[] path, object? value, bool force, bool literalPath)
    {
        var session = _state.Context.Providers;
        var context = new ProviderContext(session) { Force = force, IsLiteral = literalPath };
        context.Collect();
        ItemOperations.Throwing(() =>
        {
            foreach (var item in path)
            {
                foreach (var location in PathResolver.Resolve(session, item, context, mustExist: false))
                {
                    ItemOperations.Set(location, value, context);
                }
            }
        });
        return context.Collected;
    }

    public Collection<PSObject> Set(string path, object? value) => Set([path], value, false, false);
}
