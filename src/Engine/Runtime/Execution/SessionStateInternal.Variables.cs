namespace System.Management.Automation.Runtime;

internal sealed partial class SessionStateInternal
{
    public object? GetVariableValue(string name) => CurrentScope.TryGetValue(name, out var value) ? value : null;

    /// <summary>The variable that a name with or without scope prefix means to code of the current scope; null when there is none.</summary>
    public PSVariable? GetVariable(VariablePath path)
    {
        var name = path.UnqualifiedPath;
        return ScopeOf(path) is { } scope ? scope.GetLocalVariable(name) : CurrentScope.GetVariable(name);
    }

    public PSVariable? GetVariable(string path) => GetVariable(new VariablePath(path));

    public void SetVariable(VariablePath path, object? value)
        => (ScopeOf(path) ?? CurrentScope).SetLocal(path.UnqualifiedPath, value);

    public void SetVariable(string path, object? value) => SetVariable(new VariablePath(path), value);

    /// <summary>The scope that the prefix of a variable path names; null without prefix.</summary>
    public Scope? ScopeOf(VariablePath path)
        => path.IsGlobal ? Context.GlobalState.TopScope
            : path.IsScript ? CurrentScope.ScriptScope
            : path.IsLocal || path.IsPrivate ? CurrentScope
            : null;

    /// <summary>The scope that a <c>-Scope</c> argument means: a name or a number of levels.</summary>
    /// <exception cref="PSArgumentException">Neither a scope name nor a number.</exception>
    /// <exception cref="PSArgumentOutOfRangeException">More levels than there are scopes, or a negative number.</exception>
    public Scope GetScope(string? scopeId)
    {
        if (string.IsNullOrEmpty(scopeId) || scopeId.Equals("local", StringComparison.OrdinalIgnoreCase)
            || scopeId.Equals("private", StringComparison.OrdinalIgnoreCase))
        {
            return CurrentScope;
        }

        if (scopeId.Equals("global", StringComparison.OrdinalIgnoreCase))
        {
            return Context.GlobalState.TopScope;
        }

        if (scopeId.Equals("script", StringComparison.OrdinalIgnoreCase))
        {
            return CurrentScope.ScriptScope;
        }

        if (!int.TryParse(scopeId, out var levels))
        {
            throw new PSArgumentException($"The scope number '{scopeId}' exceeds the number of active scopes.", nameof(scopeId));
        }

        return (levels < 0 ? null : CurrentScope.Ancestor(levels))
            ?? throw new PSArgumentOutOfRangeException(nameof(scopeId), levels, $"The scope number '{levels}' exceeds the number of active scopes.");
    }
}
