namespace System.Management.Automation.Runtime;

/// <summary>What a module gives to those who import it.</summary>
internal sealed record ModuleExports(
    IReadOnlyList<FunctionInfo> Functions,
    IReadOnlyList<CmdletInfo> Cmdlets,
    IReadOnlyList<AliasInfo> Aliases,
    IReadOnlyList<PSVariable> Variables)
{
    public static readonly ModuleExports None = new([], [], [], []);

    public CommandInfo? Find(string name, CommandTypes types)
    {
        foreach (var command in All())
        {
            if ((command.CommandType & types) != 0 && command.Name.Equals(name, StringComparison.OrdinalIgnoreCase))
            {
                return command;
            }
        }

        return null;
    }

    public IEnumerable<CommandInfo> All() => Functions.Cast<CommandInfo>().Concat(Cmdlets).Concat(Aliases);

    public ModuleExports Union(ModuleExports other) => new(
        [.. Functions, .. other.Functions], [.. Cmdlets, .. other.Cmdlets], [.. Aliases, .. other.Aliases], [.. Variables, .. other.Variables]);

    /// <summary>The same with the nouns prefixed, as Import-Module -Prefix makes them.</summary>
    public ModuleExports WithPrefix(string prefix) => prefix.Length == 0
        ? this
        : new(
            [.. Functions.Select(f => (FunctionInfo)Prefixed(f, prefix))],
            [.. Cmdlets.Select(c => (CmdletInfo)Prefixed(c, prefix))],
            [.. Aliases.Select(a => (AliasInfo)Prefixed(a, prefix))],
            Variables);

    public static string PrefixedName(string name, string prefix)
    {
        var dash = name.IndexOf('-', StringComparison.Ordinal);
        return dash < 0 ? prefix + name : name[..(dash + 1)] + prefix + name[(dash + 1)..];
    }

    private static CommandInfo Prefixed(CommandInfo command, string prefix)
    {
        var copy = command.CloneAs(PrefixedName(command.Name, prefix));
        copy.Prefix = prefix;
        return copy;
    }
}
