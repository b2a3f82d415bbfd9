namespace System.Management.Automation.Runtime;

internal sealed partial class Scope
{
    private Dictionary<string, FunctionInfo>? _functions;
    private Dictionary<string, AliasInfo>? _aliases;

    /// <summary>Functions of this scope alone; null when it has none.</summary>
    public IReadOnlyDictionary<string, FunctionInfo>? Functions => _functions;

    public IReadOnlyDictionary<string, AliasInfo>? Aliases => _aliases;

    /// <summary>Drives made in this scope; null when it has none.</summary>
    public Dictionary<string, PSDriveInfo>? Drives { get; set; }

    /// <summary>The scope has commands of its own, so that leaving it changes what names mean.</summary>
    public bool HasCommands => _functions is not null || _aliases is not null;

    public FunctionInfo? GetLocalFunction(string name) => _functions is not null && _functions.TryGetValue(name, out var function) ? function : null;

    public AliasInfo? GetLocalAlias(string name) => _aliases is not null && _aliases.TryGetValue(name, out var alias) ? alias : null;

    public void AddFunction(FunctionInfo function)
    {
        _functions ??= new Dictionary<string, FunctionInfo>(StringComparer.OrdinalIgnoreCase);
        _functions[function.Name] = function;
        SessionState.Context.CommandVersion++;
    }

    public bool RemoveFunction(string name)
    {
        SessionState.Context.CommandVersion++;
        return _functions is not null && _functions.Remove(name);
    }

    public void AddAlias(AliasInfo alias)
    {
        _aliases ??= new Dictionary<string, AliasInfo>(StringComparer.OrdinalIgnoreCase);
        _aliases[alias.Name] = alias;
        SessionState.Context.CommandVersion++;
    }

    /// <summary>Aliases of a scope that has none yet.</summary>
    public void AddAliases(IReadOnlyList<AliasInfo> aliases)
    {
        _aliases ??= new Dictionary<string, AliasInfo>(aliases.Count + 16, StringComparer.OrdinalIgnoreCase);
        foreach (var alias in aliases)
        {
            _aliases[alias.Name] = alias;
        }

        SessionState.Context.CommandVersion++;
    }

    public bool RemoveAlias(string name)
    {
        SessionState.Context.CommandVersion++;
        return _aliases is not null && _aliases.Remove(name);
    }

    /// <summary>The function of that name here or in an outer scope.</summary>
    public FunctionInfo? FindFunction(string name)
    {
        for (var scope = this; scope is not null; scope = scope.Parent)
        {
            if (scope.GetLocalFunction(name) is { } function && (scope == this || (function.Options & ScopedItemOptions.Private) == 0))
            {
                return function;
            }
        }

        return null;
    }

    public AliasInfo? FindAlias(string name)
    {
        for (var scope = this; scope is not null; scope = scope.Parent)
        {
            if (scope.GetLocalAlias(name) is { } alias && (scope == this || (alias.Options & ScopedItemOptions.Private) == 0))
            {
                return alias;
            }
        }

        return null;
    }
}
