namespace System.Management.Automation.Runtime;

internal sealed partial class CommandDiscovery
{
    /// <summary>What runs a command in a pipeline.</summary>
    /// <param name="command">The command, aliases followed.</param>
    /// <param name="useLocalScope">False for a dot-sourced command.</param>
    public CommandProcessor CreateProcessor(CommandInfo command, bool useLocalScope = true) => command switch
    {
        CmdletInfo cmdlet => new CmdletProcessor(_context, cmdlet),
        IScriptCommandInfo script => new ScriptCommandProcessor(_context, command, script.ScriptBlock, useLocalScope),
        ApplicationInfo application => new NativeCommandProcessor(_context, application),
        AliasInfo alias => CreateProcessor(alias.ResolvedCommand ?? throw CommandNotFoundException.For(alias.Target), useLocalScope),
        _ => throw CommandNotFoundException.For(command.Name),
    };
}
