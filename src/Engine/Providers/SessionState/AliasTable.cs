using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Finds, makes and removes aliases for commands and the provider.</summary>
internal static class AliasTable
{
    public static AliasInfo? Find(SessionStateInternal state, string name) => state.CurrentScope.FindAlias(name);

    public static IEnumerable<AliasInfo> Visible(SessionStateInternal state)
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        for (var scope = state.CurrentScope; scope is not null; scope = scope.Parent)
        {
            foreach (var alias in scope.Aliases?.Values ?? [])
            {
                if (seen.Add(alias.Name))
                {
                    yield return alias;
                }
            }
        }
    }

    public static AliasInfo Set(
        SessionStateInternal state, Scope scope, string name, string definition, ScopedItemOptions options, string? description, bool force)
    {
        if (scope.FindAlias(name) is { } known && IsLocked(known, force))
        {
            throw new SessionStateUnauthorizedAccessException(name, SessionStateCategory.Alias, "AliasNotWritable",
                $"Alias is not writeable because alias {name} is read-only or constant and cannot be written to.");
        }

        var alias = new AliasInfo(name, definition, options, description);
        scope.AddAlias(alias);
        return alias;
    }

    public static void Remove(SessionStateInternal state, string name, bool force, Scope? start = null)
    {
        for (var scope = start ?? state.CurrentScope; scope is not null; scope = scope.Parent)
        {
            if (scope.GetLocalAlias(name) is not { } alias)
            {
                continue;
            }

            if (IsLocked(alias, force))
            {
                throw new SessionStateUnauthorizedAccessException(name, SessionStateCategory.Alias, "AliasNotRemovable",
                    $"Alias was not removed because alias {name} is constant or read-only.");
            }

            scope.RemoveAlias(name);
            return;
        }
    }

    private static bool IsLocked(AliasInfo alias, bool force)
        => (alias.Options & ScopedItemOptions.Constant) != 0 || ((alias.Options & ScopedItemOptions.ReadOnly) != 0 && !force);
}
