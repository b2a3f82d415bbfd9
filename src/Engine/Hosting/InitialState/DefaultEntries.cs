using System.Management.Automation.Runtime;

namespace System.Management.Automation.Runspaces;

/// <summary>The engine's own commands, variables and providers as entries, for those who look at an initial state.</summary>
internal static class DefaultEntries
{
    public static IEnumerable<SessionStateCommandEntry> Commands()
    {
        foreach (var cmdlet in BuiltinCommands.All)
        {
            yield return new SessionStateCmdletEntry(cmdlet.Name, cmdlet.ImplementingType, cmdlet.HelpFile) { IsDefault = true };
        }

        foreach (var alias in BuiltinAliases.All)
        {
            yield return new SessionStateAliasEntry(alias.Name, alias.Definition, alias.Description, alias.Options) { IsDefault = true };
        }

        foreach (var (name, text) in BuiltinFunctions.Texts)
        {
            yield return new SessionStateFunctionEntry(name, text) { IsDefault = true };
        }

        yield return new SessionStateApplicationEntry("*") { IsDefault = true };
        yield return new SessionStateScriptEntry("*") { IsDefault = true };
    }

    public static IEnumerable<SessionStateVariableEntry> Variables()
        => BuiltinVariables.Preferences.Select(static variable =>
            new SessionStateVariableEntry(variable.Name, variable.Value, variable.Description, variable.Options) { IsDefault = true });

    public static IEnumerable<SessionStateProviderEntry> Providers() => [];
}
