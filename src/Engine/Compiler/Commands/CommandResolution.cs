using System.Management.Automation.Language;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Compiler;

/// <summary>From a command's name or value to what runs it.</summary>
internal static class CommandResolution
{
    /// <exception cref="CommandNotFoundException">Nothing answers to the name.</exception>
    public static CommandInfo Resolve(ExecutionContext context, string name, IScriptExtent extent)
    {
        _ = extent;
        return context.Discovery.Find(name);
    }

    /// <param name="context">The runspace.</param>
    /// <param name="target">A command or a script block.</param>
    /// <param name="isDotSourced">Run it in the caller's scope.</param>
    public static CommandProcessor CreateProcessor(ExecutionContext context, object target, bool isDotSourced)
        => target switch
        {
            ScriptBlock block => new ScriptCommandProcessor(context, new ScriptInfo(string.Empty, block), block, !isDotSourced),
            CommandInfo command => context.Discovery.CreateProcessor(command, useLocalScope: !isDotSourced),
            _ => throw new InvalidOperationException(),
        };
}
