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

    /// <summary>Sets a variable of one scope, making it if need be.</summary>
    /// <param name="scope">The scope.</param>
    /// <param name="name">Name without prefix.</param>
    /// <param name="value">The value, if <paramref name="hasValue"/>; a variable that exists keeps its own otherwise.</param>
    /// <param name="hasValue">Whether a value was given.</param>
    /// <param name="options">Options to set; null leaves them.</param>
    /// <param name="force">Changes read-only variables as well.</param>
    public static PSVariable Set(Scope scope, string name, object? value, bool hasValue, ScopedItemOptions? options, bool force)
    {
        var known = scope.GetLocalVariable(name);
        if (known is null)
        {
            if (options is null or ScopedItemOptions.None)
            {
                scope.SetLocal(name, value);
                return scope.GetLocalVariable(name)!;
            }

            var made = new PSVariable(name, value, options.Value);
            scope.AddVariable(made);
            return made;
        }

        if ((known.Options & ScopedItemOptions.Constant) != 0 || ((known.Options & ScopedItemOptions.ReadOnly) != 0 && !force))
        {
            throw new SessionStateUnauthorizedAccessException(name, SessionStateCategory.Variable, "VariableNotWritable",
                $"Cannot overwrite variable {name} because it is read-only or constant.");
        }

        if (options is { } wanted && (wanted & ScopedItemOptions.Constant) != 0)
        {
            throw new SessionStateUnauthorizedAccessException(name, SessionStateCategory.Variable, "VariableCannotBeMadeConstant",
                $"Existing variable {name} cannot be made constant. Variables can be made constant only at creation time.");
        }

        var before = known.Options;
        if ((before & ScopedItemOptions.ReadOnly) != 0)
        {
            known.SetOptions(before & ~ScopedItemOptions.ReadOnly, force: true);
        }

        if (hasValue || options is null)
        {
            known.Value = value;
        }

        known.SetOptions(options ?? before, force: true);
        return known;
    }

    /// <summary>Removes a variable from the nearest scope that has it.</summary>
    public static void RemoveFrom(Scope start, PSVariable variable, bool force)
    {
        for (var scope = start; scope is not null; scope = scope.Parent)
        {
            if (scope.GetLocalVariable(variable.Name) is { } local)
            {
                Remove(scope, local, force);
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
