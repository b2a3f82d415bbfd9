using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Variables as a command sees them through its session state.</summary>
public sealed class PSVariableIntrinsics
{
    private readonly SessionStateInternal _state;

    internal PSVariableIntrinsics(SessionStateInternal state) => _state = state;

    public PSVariable? Get(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return name.Length == 0 ? null : _state.GetVariable(name);
    }

    public object? GetValue(string name) => GetValue(name, null);

    public object? GetValue(string name, object? defaultValue)
    {
        ArgumentNullException.ThrowIfNull(name);
        return Get(name) is { } variable ? variable.Value : defaultValue;
    }

    public void Set(string name, object? value)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        _state.SetVariable(name, value);
    }

    public void Set(PSVariable variable)
    {
        ArgumentNullException.ThrowIfNull(variable);
        var scope = _state.CurrentScope;
        if (scope.GetLocalVariable(variable.Name) is { } existing && existing != variable)
        {
            existing.Value = variable.Value;
            existing.Description = variable.Description;
            existing.Options = variable.Options;
            return;
        }

        scope.AddVariable(variable);
    }

    public void Remove(string name)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        if (_state.GetVariable(name) is { } variable)
        {
            Remove(variable);
        }
    }

    public void Remove(PSVariable variable)
    {
        ArgumentNullException.ThrowIfNull(variable);
        if (variable.IsReadOnly)
        {
            throw new SessionStateUnauthorizedAccessException(
                variable.Name, SessionStateCategory.Variable, "VariableNotRemovable",
                $"Cannot remove variable {variable.Name} because it is constant or read-only. If the variable is read-only, "
                + "try the operation again specifying the Force option.");
        }

        (variable.Owner ?? _state.CurrentScope).RemoveLocal(variable.Name);
    }
}
