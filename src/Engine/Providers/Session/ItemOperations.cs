using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Provider;

/// <summary>One operation on one place, for commands and for code alike.</summary>
internal static class ItemOperations
{
    public static Collection<PSObject> Run(
        SessionStateInternal state, string[] paths, bool force, bool literal, Action<ProviderLocation, ProviderContext> operation)
    {
        var session = state.Context.Providers;
        var context = new ProviderContext(session) { Force = force, IsLiteral = literal };
        context.Collect();
        Throwing(() =>
        {
            foreach (var path in paths)
            {
                foreach (var location in PathResolver.Resolve(session, path, context, mustExist: true))
                {
                    operation(location, context);
                }
            }
        });
        return context.Collected;
    }

    /// <summary>From code, an error of a provider is an exception.</summary>
    public static void Throwing(Action operation)
    {
        try
        {
            operation();
        }
        catch (ProviderErrorException e)
        {
            throw e.ErrorRecord.Exception;
        }
    }

    public static void Get(ProviderLocation location, ProviderContext context) => Item(location, context).CallGetItem(location.Path);

    public static void Set(ProviderLocation location, object? value, ProviderContext context) => Item(location, context).CallSetItem(location.Path, value);

    public static void Clear(ProviderLocation location, ProviderContext context) => Item(location, context).CallClearItem(location.Path);

    public static void Invoke(ProviderLocation location, ProviderContext context) => Item(location, context).CallInvokeDefaultAction(location.Path);

    public static void New(ProviderLocation location, string? type, object? value, ProviderContext context)
        => Container(location, context).CallNewItem(location.Path, type ?? "", value);

    /// <summary>What making an item there takes in addition; null when it takes nothing.</summary>
    public static object? NewParameters(ProviderLocation location, string? type, object? value, ProviderContext context)
        => location.Instance(context) is ContainerCmdletProvider provider ? provider.CallNewItemDynamicParameters(location.Path, type ?? "", value) : null;

    public static void Remove(ProviderLocation location, bool recurse, ProviderContext context)
        => Container(location, context).CallRemoveItem(location.Path, recurse);

    public static void Rename(ProviderLocation location, string newName, ProviderContext context)
        => Container(location, context).CallRenameItem(location.Path, newName);

    public static void Copy(ProviderLocation location, string destination, bool recurse, ProviderContext context)
    {
        var target = PathResolver.Parse(context.Session, context.IsLiteral ? destination : PathResolver.Unescape(destination));
        if (target.Provider != location.Provider)
        {
            throw new PSArgumentException("Source and destination path did not resolve to the same provider.");
        }

        Container(location, context).CallCopyItem(location.Path, target.Path, recurse);
    }

    public static void Move(ProviderLocation location, string destination, ProviderContext context)
    {
        var target = PathResolver.Parse(context.Session, context.IsLiteral ? destination : PathResolver.Unescape(destination));
        if (target.Provider != location.Provider)
        {
            throw new PSArgumentException("Source and destination path did not resolve to the same provider.");
        }

        if (location.Instance(context) is not NavigationCmdletProvider provider)
        {
            throw ProviderErrors.NotSupported();
        }

        provider.CallMoveItem(location.Path, target.Path);
    }

    private static ItemCmdletProvider Item(ProviderLocation location, ProviderContext context)
        => location.Instance(context) as ItemCmdletProvider ?? throw ProviderErrors.NotSupported();

    private static ContainerCmdletProvider Container(ProviderLocation location, ProviderContext context)
        => location.Instance(context) as ContainerCmdletProvider ?? throw ProviderErrors.NotSupported();
}
