namespace System.Management.Automation.Runtime;

/// <summary>What stands in a slot when it does not hold a bare value: nothing (<see cref="Unset"/>), the variable itself, or the way to
/// a slot elsewhere. Sealed, so that telling it from a value is one comparison.</summary>
/// <remarks>In a scope's own slots a reference with a <see cref="Variable"/> of that scope is the variable; any other reference is only a
/// memory of where an outer variable was found, and look-ups by name pass it by.</remarks>
internal sealed class VariableRef
{
    public static readonly VariableRef Unset = new();

    private readonly object?[]? _slots;
    private readonly int _index;
    private readonly int _version;

    public VariableRef(PSVariable variable, bool isLocal, int version = 0)
    {
        Variable = variable;
        IsLocal = isLocal;
        _version = version;
    }

    public VariableRef(object?[] slots, int index, bool isLocal, int version)
    {
        _slots = slots;
        _index = index;
        _version = version;
        IsLocal = isLocal;
    }

    private VariableRef()
    {
    }

    public PSVariable? Variable { get; }

    /// <summary>The variable belongs to the scope in which the running block writes.</summary>
    public bool IsLocal { get; }

    /// <summary>Reads through the reference; false if it is stale or leads nowhere.</summary>
    public bool TryRead(int version, out object? value)
    {
        if (Variable is { } variable)
        {
            if (!variable.IsRemoved && (IsLocal || version == _version))
            {
                value = variable.Value;
                return true;
            }
        }
        else if (_slots is not null && version == _version)
        {
            value = _slots[_index];
            if (value is not VariableRef inner)
            {
                return true;
            }

            return inner.Variable is { IsRemoved: false } && inner.IsLocal && inner.TryRead(version, out value);
        }

        value = null;
        return false;
    }

    /// <summary>Writes through a reference to a variable of the scope itself; false if it is none, or stale.</summary>
    public bool TryWriteLocal(int version, object? value)
    {
        if (!IsLocal)
        {
            return false;
        }

        if (Variable is { } variable)
        {
            if (variable.IsRemoved)
            {
                return false;
            }

            variable.Value = value;
            return true;
        }

        if (version != _version)
        {
            return false;
        }

        var slots = _slots!;
        if (slots[_index] is VariableRef inner)
        {
            return inner.IsLocal && inner.Variable is not null && inner.TryWriteLocal(version, value);
        }

        slots[_index] = value;
        return true;
    }
}
