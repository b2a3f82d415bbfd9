using System.Management.Automation.Internal;
using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>An expression as a statement: its value goes down the pipeline.</summary>
internal sealed class ExpressionStatementNode(IScriptExtent extent, ExpressionNode expression) : StatementNode(extent)
{
    public ExpressionNode Expression { get; } = expression;

    public override Completion Execute(Frame frame)
    {
        var context = frame.Context;
        var commands = context.CommandCount;
        Expression.EvaluateToOutput(frame);
        if (commands == context.CommandCount)
        {
            context.LastSucceeded = true;
        }

        return Completion.Normal;
    }

    public override object? ExecuteForValue(Frame frame)
    {
        var context = frame.Context;
        var commands = context.CommandCount;
        var value = StatementValue.Of(frame, Expression);
        if (commands == context.CommandCount)
        {
            context.LastSucceeded = true;
        }

        return value;
    }
}

/// <summary>An assignment or update as a statement: nothing comes out of it.</summary>
internal sealed class EffectStatementNode(IScriptExtent extent, ExpressionNode expression) : StatementNode(extent)
{
    public ExpressionNode Expression { get; } = expression;

    public override Completion Execute(Frame frame)
    {
        var context = frame.Context;
        var commands = context.CommandCount;
        Expression.Evaluate(frame);
        if (commands == context.CommandCount)
        {
            context.LastSucceeded = true;
        }

        return Completion.Normal;
    }

    public override object? ExecuteForValue(Frame frame)
    {
        Execute(frame);
        return AutomationNull.Value;
    }
}

internal sealed class EmptyStatementNode(IScriptExtent extent) : StatementNode(extent)
{
    public override Completion Execute(Frame frame) => Completion.Normal;
}

internal sealed class ReturnNode(IScriptExtent extent, StatementNode? value) : StatementNode(extent)
{
    public StatementNode? Value { get; } = value;

    public override Completion Execute(Frame frame)
    {
        if (Value is not null)
        {
            frame.Position = Value.Extent;
            if (Value is ExpressionStatementNode simple)
            {
                frame.Output.WriteReturn(simple.Expression.Evaluate(frame));
                return Completion.Return;
            }

            if (frame.Output is Runtime.MethodResultSink method)
            {
                method.WriteReturn(Value.ExecuteForValue(frame));
                return Completion.Return;
            }

            var completion = Value.Execute(frame);
            if (completion != Completion.Normal)
            {
                return completion;
            }
        }

        return Completion.Return;
    }
}

/// <summary><c>break</c> or <c>continue</c>, with a label that may be computed.</summary>
internal sealed class LoopExitNode(IScriptExtent extent, Completion completion, ExpressionNode? label) : StatementNode(extent)
{
    public bool IsBreak => completion == Completion.Break;

    public bool HasLabel => label is not null;

    public override Completion Execute(Frame frame)
    {
        frame.FlowLabel = label is null ? null : LanguagePrimitives.ConvertTo<string>(label.Evaluate(frame));
        return completion;
    }
}

internal sealed class ExitNode(IScriptExtent extent, StatementNode? value) : StatementNode(extent)
{
    public override Completion Execute(Frame frame) => throw new ExitException(value?.ExecuteForValue(frame));
}

/// <summary>A loop over a statement block that only the debugger or nothing uses: named blocks, <c>sequence</c>.</summary>
internal sealed class NestedBlockNode(IScriptExtent extent, BlockNode body) : StatementNode(extent)
{
    public override Completion Execute(Frame frame) => body.Execute(frame);
}

/// <summary>A command or pipeline as a statement; it sets <c>$?</c> itself.</summary>
internal sealed class CommandStatementNode(IScriptExtent extent, ExpressionNode command) : StatementNode(extent)
{
    public ExpressionNode Command { get; } = command;

    public override Completion Execute(Frame frame)
    {
        Command.EvaluateToOutput(frame);
        return Completion.Normal;
    }

    public override object? ExecuteForValue(Frame frame) => Command.Evaluate(frame);
}

/// <summary>A pipeline that ends in <c>&amp;</c>: a job.</summary>
internal sealed class BackgroundNode(IScriptExtent extent, PipelineBaseAst pipeline) : StatementNode(extent)
{
    public override Completion Execute(Frame frame)
    {
        var text = pipeline.Extent.Text.TrimEnd().TrimEnd('&');
        var block = ScriptBlock.Parse(text, null, frame.Scope.SessionState);
        var command = frame.Context.Discovery.Find("Start-Job");
        var job = new SteppableCommand(
            frame.Context, command, [Runtime.CommandArgument.Named("ScriptBlock", block)], frame.Output, frame.Streams);
        job.Complete();
        frame.Context.LastSucceeded = true;
        return Completion.Normal;
    }
}
