namespace System.Management.Automation.Compiler;

internal static class CommandError
{
    public static RuntimeException BadName(CommandNode command)
        => new("The expression after '" + (command.IsDotSourced ? "." : "&") + "' in a pipeline element produced an object that was not valid. "
            + "It must result in a command name, a script block, or a CommandInfo object.",
            null, "BadExpression", ErrorCategory.InvalidOperation, command.NameExtent.Text);
}
