namespace System.Management.Automation.Runtime;

/// <summary>Finds what a command name means: alias, function, cmdlet, script file or program, in that order.</summary>
internal sealed partial class CommandDiscovery
{
    private readonly ExecutionContext _context;
    private readonly FileCommandSearch _files;

    public CommandDiscovery(ExecutionContext context)
    {
        _context = context;
        _files = new FileCommandSearch(context);
    }

    public EventHandler<CommandLookupEventArgs>? PreCommandLookupAction { get; set; }

    public EventHandler<CommandLookupEventArgs>? PostCommandLookupAction { get; set; }

    public EventHandler<CommandLookupEventArgs>? CommandNotFoundAction { get; set; }

    /// <summary>Whether the engine's own cmdlets can be called: not in a session made of an empty initial state.</summary>
    public bool HasBuiltinCommands { get; set; } = true;

    /// <summary>The command to run for a name, aliases followed.</summary>
    /// <exception cref="CommandNotFoundException">No command of that name, and no module has one.</exception>
    public CommandInfo Find(string name, CommandOrigin origin = CommandOrigin.Internal)
    {
        if (PreCommandLookupAction is not null && Ask(PreCommandLookupAction, name, origin, null) is { } chosen)
        {
            return chosen;
        }

        var found = TryFindRunnable(name) ?? TryAutoLoad(name) ?? TryImpliedVerb(name);
        if (found is null && CommandNotFoundAction is not null)
        {
            found = Ask(CommandNotFoundAction, name, origin, null);
        }

        if (found is null)
        {
            throw CommandNotFoundException.For(name);
        }

        return PostCommandLookupAction is not null && Ask(PostCommandLookupAction, name, origin, found) is { } other ? other : found;
    }

    /// <summary>As <see cref="Find"/>, but null when there is none and without asking anybody or loading modules.</summary>
    public CommandInfo? TryFindRunnable(string name)
    {
        var found = TryFind(name, CommandTypes.All);
        for (var steps = 0; found is AliasInfo alias; steps++)
        {
            var next = steps < 32 ? TryFindTarget(alias) : null;
            if (next is null)
            {
                throw new CommandNotFoundException(name,
                    $"The term '{alias.Target}' is not recognized as a name of a cmdlet, function, script file, or executable program."
                    + $"{Environment.NewLine}Check the spelling of the name, or if a path was included, verify that the path is correct and try again.",
                    "CommandNotFoundException");
            }

            found = next;
        }

        return found;
    }

    /// <summary>The first command of that name among the given kinds; an alias is given as it is.</summary>
    public CommandInfo? TryFind(string name, CommandTypes types)
    {
        if (name.Length == 0)
        {
            return null;
        }

        var scope = _context.CurrentState.CurrentScope;
        if ((types & CommandTypes.Alias) != 0 && scope.FindAlias(name) is { } alias)
        {
            return alias;
        }

        if ((types & (CommandTypes.Function | CommandTypes.Filter | CommandTypes.Configuration)) != 0
            && scope.FindFunction(name) is { } function && (function.CommandType & types) != 0)
        {
            return function;
        }

        if ((types & CommandTypes.Cmdlet) != 0 && FindCmdlet(name) is { } cmdlet)
        {
            return cmdlet;
        }

        if ((types & CommandTypes.Function) != 0 && HasBuiltinCommands && Runspaces.BuiltinFunctions.Find(name) is { } builtin)
        {
            return builtin;
        }

        if (name.IndexOf('\\', StringComparison.Ordinal) > 0 && FindInModule(name, types) is { } qualified)
        {
            return qualified;
        }

        return (types & (CommandTypes.ExternalScript | CommandTypes.Application)) != 0 ? _files.Find(name, types) : null;
    }

    public CmdletInfo? FindCmdlet(string name)
    {
        var state = _context.CurrentState;
        if (state.Cmdlets is { } own && own.TryGetValue(name, out var cmdlet))
        {
            return cmdlet;
        }

        if (state != state.Global && state.Global.Cmdlets is { } global && global.TryGetValue(name, out cmdlet))
        {
            return cmdlet;
        }

        return HasBuiltinCommands && BuiltinCommands.TryGet(name, out cmdlet) ? cmdlet : null;
    }

    /// <summary>Names of aliases that lead to the command directly.</summary>
    public IEnumerable<string> AliasesOf(CommandInfo command)
    {
        for (var scope = _context.CurrentState.CurrentScope; scope is not null; scope = scope.Parent)
        {
            if (scope.Aliases is { } aliases)
            {
                foreach (var alias in aliases.Values)
                {
                    if (alias.Target.Equals(command.Name, StringComparison.OrdinalIgnoreCase))
                    {
                        yield return alias.Name;
                    }
                }
            }
        }
    }

    /// <summary>What an alias stands for. A target of the same name is not the alias again.</summary>
    private CommandInfo? TryFindTarget(AliasInfo alias)
        => alias.Target.Equals(alias.Name, StringComparison.OrdinalIgnoreCase)
            ? TryFind(alias.Target, CommandTypes.All & ~CommandTypes.Alias)
            : TryFind(alias.Target, CommandTypes.All) ?? TryAutoLoad(alias.Target);

    private CommandInfo? TryImpliedVerb(string name)
        => name.Contains('-', StringComparison.Ordinal) || name.AsSpan().ContainsAny('\\', '/', '.') ? null : TryFindRunnable("Get-" + name);

    private CommandInfo? TryAutoLoad(string name)
        => _context.Modules.TryAutoLoad(name) ? TryFindRunnable(name) : null;

    private CommandInfo? FindInModule(string name, CommandTypes types)
    {
        var separator = name.IndexOf('\\', StringComparison.Ordinal);
        var module = name[..separator];
        var command = name[(separator + 1)..];
        if (command.Length == 0 || command.Contains('\\', StringComparison.Ordinal))
        {
            return null;
        }

        if (_context.Modules.FindLoaded(module) is { } loaded && loaded.FindExported(command, types) is { } exported)
        {
            return exported;
        }

        if ((types & CommandTypes.Cmdlet) != 0 && HasBuiltinCommands && BuiltinCommands.TryGet(command, out var cmdlet)
            && BuiltinCommands.IsModule(module, cmdlet))
        {
            return cmdlet;
        }

        return _context.Modules.TryAutoLoadModule(module) && _context.Modules.FindLoaded(module) is { } now ? now.FindExported(command, types) : null;
    }

    private CommandInfo? Ask(EventHandler<CommandLookupEventArgs> handler, string name, CommandOrigin origin, CommandInfo? found)
    {
        var question = new CommandLookupEventArgs(name, origin) { Command = found };
        handler(_context.Runspace, question);
        return question.StopSearch || found is not null ? question.Command : null;
    }
}
