namespace System.Management.Automation.Runtime;

internal sealed partial class Scope
{
    private Dictionary<string, PSVariable>? _variables;

    /// <summary>Grows whenever a variable is added to this very scope or taken out of it; hosts see by it whether a look is worth while.</summary>
    public int VariableSetVersion { get; private set; }

    /// <summary>Looks in this scope only.</summary>
    public bool TryFindLocal(string name, out VariableLocation location)
    {
        var index = Map.IndexOf(name);
        if (index >= 0)
        {
            var value = Slots[index];
            if (value is not VariableRef reference)
            {
                location = new VariableLocation(this, Slots, index, null);
                return true;
            }

            if (reference.Variable is { IsRemoved: false } variable && reference.IsLocal)
            {
                location = new VariableLocation(this, null, 0, variable);
                return true;
            }
        }

        if (_variables is not null && _variables.TryGetValue(name, out var found))
        {
            location = new VariableLocation(this, null, 0, found);
            return true;
        }

        if (Frame is not null && Frame.TryMakeAutomaticVariable(name, out var automatic))
        {
            location = new VariableLocation(this, null, 0, automatic);
            return true;
        }

        location = default;
        return false;
    }

    /// <summary>Looks here and then outwards; private variables of outer scopes are not seen.</summary>
    public bool TryFind(string name, out VariableLocation location)
    {
        for (var scope = this; scope is not null; scope = scope.Parent)
        {
            if (scope.TryFindLocal(name, out location)
                && (scope == this || location.Variable is not { } variable || !variable.IsPrivate))
            {
                return true;
            }
        }

        location = default;
        return false;
    }

    /// <summary>The variable as an object that lives as long as the scope: a bare value in a slot moves into one.</summary>
    public PSVariable? GetVariable(string name) => TryFind(name, out var location) ? Materialize(name, location) : null;

    public PSVariable? GetLocalVariable(string name) => TryFindLocal(name, out var location) ? Materialize(name, location) : null;

    /// <summary>Value as an expression reads it; false when there is no such variable.</summary>
    public bool TryGetValue(string name, out object? value)
    {
        if (TryFind(name, out var location))
        {
            value = location.Value;
            return true;
        }

        value = null;
        return false;
    }

    /// <summary>Sets the variable in this scope, making it if need be.</summary>
    public void SetLocal(string name, object? value)
    {
        var index = Map.IndexOf(name);
        if (index >= 0)
        {
            if (Slots[index] is not VariableRef reference)
            {
                Slots[index] = value;
                return;
            }

            if (reference.IsLocal && reference.Variable is { IsRemoved: false } variable)
            {
                variable.Value = value;
                return;
            }
        }

        if (_variables is not null && _variables.TryGetValue(name, out var existing))
        {
            existing.Value = value;
            return;
        }

        if (SessionState.Context.HasAllScopeVariables && FindAllScope(name) is { } shared)
        {
            shared.Value = value;
            return;
        }

        if (index >= 0)
        {
            Slots[index] = value;
            NoteVariableChange();
            return;
        }

        AddVariable(new PSVariable(name, value));
    }

    /// <summary>Puts this very variable object into the scope, in place of one of the same name.</summary>
    public void AddVariable(PSVariable variable)
    {
        var index = Map.IndexOf(variable.Name);
        if (index >= 0)
        {
            Detach(Slots[index], variable);
            Slots[index] = new VariableRef(variable, isLocal: true);
        }
        else
        {
            _variables ??= new Dictionary<string, PSVariable>(StringComparer.OrdinalIgnoreCase);
            if (_variables.TryGetValue(variable.Name, out var old) && old != variable)
            {
                old.IsRemoved = true;
            }

            _variables[variable.Name] = variable;
        }

        variable.IsRemoved = false;
        variable.Owner = this;
        NoteVariableChange();
        if ((variable.Options & ScopedItemOptions.AllScope) != 0)
        {
            SessionState.Context.HasAllScopeVariables = true;
        }
    }

    /// <summary>Takes the variable out of this scope; whether there was one.</summary>
    public bool RemoveLocal(string name)
    {
        NoteVariableChange();
        var index = Map.IndexOf(name);
        if (index >= 0 && (Slots[index] is not VariableRef reference || (reference.IsLocal && reference.Variable is { IsRemoved: false })))
        {
            Detach(Slots[index], null);
            Slots[index] = VariableRef.Unset;
            return true;
        }

        if (_variables is not null && _variables.Remove(name, out var variable))
        {
            variable.IsRemoved = true;
            return true;
        }

        return false;
    }

    /// <summary>All variables of this scope; those in slots become objects.</summary>
    public IEnumerable<PSVariable> LocalVariables()
    {
        for (var i = 0; i < Map.Count; i++)
        {
            if (Slots[i] is not VariableRef reference)
            {
                yield return Materialize(Map.Names[i], new VariableLocation(this, Slots, i, null));
            }
            else if (reference.IsLocal && reference.Variable is { IsRemoved: false } variable)
            {
                yield return variable;
            }
        }

        if (_variables is not null)
        {
            foreach (var variable in _variables.Values.ToArray())
            {
                yield return variable;
            }
        }

        if (Frame is not null)
        {
            foreach (var name in Compiler.Frame.AutomaticNames)
            {
                if (Map.IndexOf(name) < 0 && Frame.TryMakeAutomaticVariable(name, out var variable))
                {
                    yield return variable;
                }
            }
        }
    }

    /// <summary>Copies names and values, leaving this scope as it is: constants, read-only variables and <c>$_</c>'s kin stay behind.</summary>
    public void CopyValuesTo(Scope target)
    {
        for (var i = 0; i < Map.Count; i++)
        {
            if (Slots[i] is not VariableRef reference)
            {
                target.SetLocal(Map.Names[i], Slots[i]);
            }
            else if (reference.IsLocal && reference.Variable is { IsRemoved: false } variable)
            {
                Copy(variable, target);
            }
        }

        if (_variables is not null)
        {
            foreach (var variable in _variables.Values)
            {
                Copy(variable, target);
            }
        }
    }

    private static void Copy(PSVariable variable, Scope target)
    {
        if (!variable.IsReadOnly && (variable.Options & ScopedItemOptions.AllScope) == 0)
        {
            target.AddVariable(new PSVariable(variable.Name, variable.Value, variable.Options));
        }
    }

    /// <summary>All variables that code of this scope sees, inner before outer, each name once.</summary>
    public IEnumerable<PSVariable> VisibleVariables()
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        for (var scope = this; scope is not null; scope = scope.Parent)
        {
            foreach (var variable in scope.LocalVariables())
            {
                if ((scope == this || !variable.IsPrivate) && seen.Add(variable.Name))
                {
                    yield return variable;
                }
            }
        }
    }

    /// <summary>A variable of an outer scope that is the same in every scope.</summary>

    private PSVariable? FindAllScope(string name)
    {
        for (var scope = Parent; scope is not null; scope = scope.Parent)
        {
            if (scope.TryFindLocal(name, out var location) && location.Variable is { } variable
                && (variable.Options & ScopedItemOptions.AllScope) != 0)
            {
                return variable;
            }
        }

        return null;
    }

    private static PSVariable Materialize(string name, in VariableLocation location)
    {
        if (location.Variable is { } existing)
        {
            return existing;
        }

        var variable = new PSVariable(location.Scope.Map.Names[location.Index], location.Slots![location.Index]) { Owner = location.Scope };
        _ = name;
        location.Slots[location.Index] = new VariableRef(variable, isLocal: true);
        return variable;
    }

    private static void Detach(object? slot, PSVariable? replacement)
    {
        if (slot is VariableRef { IsLocal: true, Variable: { } old } && old != replacement)
        {
            old.IsRemoved = true;
        }
    }

    private void NoteVariableChange()
    {
        VariableSetVersion++;
        SessionState.Context.VariableVersion++;
    }
}
