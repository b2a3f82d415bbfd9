namespace System.Management.Automation.Runtime;

internal sealed partial class CommandDiscovery
{
    /// <summary>All commands that match, each name once for each kind, in the order in which they would be found.</summary>
    /// <param name="pattern">A name with or without wildcards.</param>
    /// <param name="types">Which kinds.</param>
    public IEnumerable<CommandInfo> FindAll(string pattern, CommandTypes types)
    {
        if (!WildcardPattern.ContainsWildcardCharacters(pattern))
        {
            return FindAllExact(pattern, types);
        }

        var wildcard = WildcardPattern.Get(pattern, WildcardOptions.IgnoreCase);
        return Enumerate(types).Where(command => wildcard.IsMatch(command.Name))
            .Concat((types & (CommandTypes.Application | CommandTypes.ExternalScript)) != 0 ? _files.FindAll(wildcard, types) : []);
    }

    /// <summary>Aliases, functions and cmdlets of the session, without files.</summary>
    public IEnumerable<CommandInfo> Enumerate(CommandTypes types)
    {
        var seenAliases = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var seenFunctions = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        for (var scope = _context.CurrentState.CurrentScope; scope is not null; scope = scope.Parent)
        {
            if ((types & CommandTypes.Alias) != 0 && scope.Aliases is { } aliases)
            {
                foreach (var alias in aliases.Values)
                {
                    if (seenAliases.Add(alias.Name))
                    {
                        yield return alias;
                    }
                }
            }

            if (scope.Functions is { } functions)
            {
                foreach (var function in functions.Values)
                {
                    if ((function.CommandType & types) != 0 && seenFunctions.Add(function.Name))
                    {
                        yield return function;
                    }
                }
            }
        }

        if ((types & CommandTypes.Cmdlet) != 0)
        {
            foreach (var cmdlet in EnumerateCmdlets())
            {
                yield return cmdlet;
            }
        }
    }

    private IEnumerable<CmdletInfo> EnumerateCmdlets()
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var state = _context.CurrentState;
        foreach (var table in new[] { state.Cmdlets, state.Global.Cmdlets })
        {
            foreach (var cmdlet in table?.Values ?? [])
            {
                if (seen.Add(cmdlet.Name))
                {
                    yield return cmdlet;
                }
            }
        }

        if (HasBuiltinCommands)
        {
            foreach (var cmdlet in BuiltinCommands.All)
            {
                if (seen.Add(cmdlet.Name))
                {
                    yield return cmdlet;
                }
            }
        }
    }

    private IEnumerable<CommandInfo> FindAllExact(string name, CommandTypes types)
    {
        foreach (var type in (CommandTypes[])[CommandTypes.Alias, CommandTypes.Function | CommandTypes.Filter | CommandTypes.Configuration, CommandTypes.Cmdlet])
        {
            if ((types & type) != 0 && TryFind(name, type & types) is { } command)
            {
                yield return command;
            }
        }

        if ((types & (CommandTypes.Application | CommandTypes.ExternalScript)) != 0)
        {
            foreach (var file in _files.FindEvery(name, types))
            {
                yield return file;
            }
        }
    }
}
