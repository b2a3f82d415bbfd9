using System.Collections.ObjectModel;
using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>A command over the items of providers.</summary>
public abstract class CoreCommandBase : PSCmdlet
{
    /// <summary>Paths are names, not patterns: set by -LiteralPath.</summary>
    internal bool IsLiteral { get; set; }

    public virtual string? Filter { get; set; }

    public virtual string[]? Include { get; set; }

    public virtual string[]? Exclude { get; set; }

    public virtual SwitchParameter Force { get; set; }

    internal ProviderSession Session => Context.Providers;

    internal virtual object? DynamicOptions => null;

    internal ProviderContext NewContext(bool applySelection = true, bool silent = false) => new(Session, this)
    {
        Filter = applySelection ? Filter : null,
        Include = applySelection ? new Collection<string>([.. Include ?? []]) : [],
        Exclude = applySelection ? new Collection<string>([.. Exclude ?? []]) : [],
        Force = Force,
        IsLiteral = IsLiteral,
        DynamicParameters = DynamicOptions,
        IsSilent = silent,
    };

    /// <summary>Runs an operation on every item that the paths mean; each error is the path's own.</summary>
    internal void ForEachItem(string[]? paths, ProviderContext context, bool mustExist, Action<ProviderLocation> operation)
    {
        foreach (var path in paths ?? [])
        {
            context.Guard(path, () =>
            {
                foreach (var location in PathResolver.Resolve(Session, path, context, mustExist))
                {
                    if (context.Passes(ProviderPaths.Leaf(location.Path)) && PassesFilter(location))
                    {
                        context.Guard(path, () => operation(location));
                    }
                }
            });
        }
    }

    private bool PassesFilter(ProviderLocation location)
        => string.IsNullOrEmpty(Filter) || location.Provider != Session.FileSystem
            || WildcardPattern.Get(Filter, WildcardOptions.IgnoreCase).IsMatch(ProviderPaths.Leaf(location.Path));
}
