using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>The slow halves of variable reads and writes: what to do when the slot does not hold a bare value.</summary>
internal static class VariableAccess
{
    public static object? Read(Frame frame, int slot, string name, VariableRef reference)
    {
        if (reference.TryRead(frame.Context.VariableVersion, out var value) || TryResolve(frame, slot, name, out value))
        {
            return value;
        }

        return StrictMode.OnMissingVariable(frame, name);
    }

    /// <summary>The value to change in an update; a variable that does not exist counts as null, unless strict mode objects.</summary>
    public static object? ReadForUpdate(Frame frame, int slot, string name)
    {
        var value = frame.Slots[slot];
        return value is VariableRef reference ? Read(frame, slot, name, reference) : value;
    }

    /// <summary>Whether the variable exists, without complaint if it does not.</summary>
    public static bool TryRead(Frame frame, int slot, string name, out object? value)
    {
        value = frame.Slots[slot];
        return value is not VariableRef reference
            || reference.TryRead(frame.Context.VariableVersion, out value)
            || TryResolve(frame, slot, name, out value);
    }

    public static void Write(Frame frame, int slot, string name, VariableRef reference, object? value)
    {
        if (reference.TryWriteLocal(frame.Context.VariableVersion, value))
        {
            return;
        }

        if (frame.OwnsScope && !frame.Context.HasAllScopeVariables)
        {
            frame.Slots[slot] = value;
            return;
        }

        frame.Scope.SetLocal(name, value);
        if (!frame.OwnsScope)
        {
            Remember(frame, slot, name);
        }
    }

    /// <summary>The variable as an object; made, and made local, if need be.</summary>
    public static PSVariable GetOrCreateVariable(Frame frame, int slot, string name)
    {
        if (frame.Scope.GetLocalVariable(name) is not { } variable)
        {
            variable = new PSVariable(frame.Block.Map.Names[slot], null);
            frame.Scope.AddVariable(variable);
        }

        if (!frame.OwnsScope)
        {
            frame.Slots[slot] = new VariableRef(variable, isLocal: true);
        }

        return variable;
    }

    private static bool TryResolve(Frame frame, int slot, string name, out object? value)
    {
        if (!frame.Scope.TryFind(name, out var location))
        {
            value = null;
            return false;
        }

        Remember(frame, slot, location);
        value = location.Value;
        return true;
    }

    private static void Remember(Frame frame, int slot, string name)
    {
        if (frame.Scope.TryFindLocal(name, out var location))
        {
            Remember(frame, slot, location);
        }
    }

    private static void Remember(Frame frame, int slot, in VariableLocation location)
    {
        var isLocal = location.Scope == frame.Scope;
        if (isLocal && frame.OwnsScope && frame.Slots == location.Slots)
        {
            return;
        }

        frame.Slots[slot] = location.Variable is { } variable
            ? new VariableRef(variable, isLocal, frame.Context.VariableVersion)
            : new VariableRef(location.Slots!, location.Index, isLocal, frame.Context.VariableVersion);
    }
}
