namespace System.Management.Automation.Runtime;

/// <summary>A function, filter, script file or script block as a command of a pipeline.</summary>
internal sealed class ScriptCommandProcessor : CommandProcessor
{
    /// <remarks>useLocalScope is false for a dot-sourced command.</remarks>
    public ScriptCommandProcessor(ExecutionContext context, CommandInfo command, ScriptBlock block, bool useLocalScope)
        : base(context, command)
    {
        _ = block;
        _ = useLocalScope;
    }

    public override void Bind(ReadOnlySpan<CommandArgument> arguments) => throw Unsupported.Member();

    public override void Begin() => throw Unsupported.Member();

    public override void Process(object? input) => throw Unsupported.Member();

    public override void ProcessWithoutInput() => throw Unsupported.Member();

    public override void End() => throw Unsupported.Member();
}
