using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Finds, makes and removes variables for commands and the provider.</summary>
internal static class VariableTable
{
    /// <summary>All variables that code of a scope sees, inner ones first.</summary>
    public static IEnumerable<PSVariable> Visible(Scope start)
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        for (var scope = start; scope is not null; scope = scope.Parent)
        {
            foreach (var variable in Of(scope))
            {
                if ((scope == start || (variable.Options & ScopedItemOptions.Private) == 0) && seen.Add(variable.Name))
                {
                    yield return variable;
                }
            }
        }
    }

    public static IEnumerable<PSVariable> Of(Scope scope) => scope.LocalVariables();

    public static void Remove(SessionStateInternal state, string name, bool force)
    {
        var path = new VariablePath(name);
        var scope = state.ScopeOf(path) ?? state.CurrentScope;
        for (var current = scope; current is not null; current = current.Parent)
        {
            if (current.GetLocalVariable(path.UnqualifiedPath) is { } variable)
            {
                Remove(current, variable, force);
                return;
            }
        }
    }

    public static void Remove(Scope scope, PSVariable variable, bool force)
    {
        if ((variable.Options & ScopedItemOptions.Constant) != 0 || ((variable.Options & ScopedItemOptions.ReadOnly) != 0 && !force))
        {
            throw new SessionStateUnauthorizedAccessException(variable.Name, SessionStateCategory.Variable, "VariableNotRemovable",
                $"Cannot remove variable {variable.Name} because it is constant or read-only. If the variable is read-only, try the operation again "
                + "specifying the Force option.");
        }

        scope.RemoveLocal(variable.Name);
    }
}
