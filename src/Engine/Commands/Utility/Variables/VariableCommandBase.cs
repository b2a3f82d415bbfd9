using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>A command over variables.</summary>
public abstract class VariableCommandBase : PSCmdlet
{
    [Parameter]
    [ValidateNotNullOrEmpty]
    public string? Scope { get; set; }

    protected string[] IncludeFilters { get; set; } = [];

    protected string[] ExcludeFilters { get; set; } = [];

    internal SessionStateInternal State => Context.CurrentState;

    /// <summary>The scope that -Scope names; null without it.</summary>
    internal Scope? ScopeOrNull()
    {
        if (Scope is null)
        {
            return null;
        }

        try
        {
            return State.GetScope(Scope);
        }
        catch (PSArgumentOutOfRangeException e) when (int.TryParse(Scope, out var number) && number < 0)
        {
            throw new PSArgumentOutOfRangeException("Scope", number,
                "Cannot process argument because the value of argument \"Scope\" is out of range. Change argument \"Scope\" to a value that is within range.")
            { Source = e.Source };
        }
    }

    internal List<PSVariable> Matching(string name)
    {
        var scope = ScopeOrNull();
        var path = new VariablePath(name);
        if (!WildcardPattern.ContainsWildcardCharacters(name))
        {
            var variable = scope is null ? State.GetVariable(path) : scope.GetLocalVariable(path.UnqualifiedPath);
            return variable is null || !Passes(variable.Name) ? [] : [variable];
        }

        var pattern = WildcardPattern.Get(path.UnqualifiedPath, WildcardOptions.IgnoreCase);
        var candidates = scope is not null ? scope.LocalVariables() : State.ScopeOf(path) is { } named ? named.LocalVariables() : State.CurrentScope.VisibleVariables();
        return [.. candidates.Where(variable => pattern.IsMatch(variable.Name) && Passes(variable.Name))
            .OrderBy(variable => variable.Name, StringComparer.OrdinalIgnoreCase)];
    }

    internal void NotFound(string name)
        => WriteError(new ErrorRecord(new ItemNotFoundException($"Cannot find a variable with the name '{name}'."),
            "VariableNotFound", ErrorCategory.ObjectNotFound, name));

    /// <summary>What the engine refuses becomes an error of the command.</summary>
    internal void Guard(Action change)
    {
        try
        {
            change();
        }
        catch (SessionStateException e)
        {
            WriteError(new ErrorRecord(e.ErrorRecord, e));
        }
        catch (PSArgumentException e)
        {
            WriteError(new ErrorRecord(e.ErrorRecord, e));
        }
    }

    private bool Passes(string name)
        => (IncludeFilters.Length == 0 || Matches(IncludeFilters, name)) && (ExcludeFilters.Length == 0 || !Matches(ExcludeFilters, name));

    private static bool Matches(string[] patterns, string name)
        => Array.Exists(patterns, pattern => WildcardPattern.Get(pattern, WildcardOptions.IgnoreCase).IsMatch(name));
}
