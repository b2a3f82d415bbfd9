using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>Statements in a row. An error that no handler waits for is reported here, and the next statement runs.</summary>
internal sealed class BlockNode(IScriptExtent extent, StatementNode[] statements, TrapNode[] traps) : StatementNode(extent)
{
    public StatementNode[] Statements { get; } = statements;

    public bool HasTraps => traps.Length > 0;

    /// <summary>The block as a condition, if it is nothing but one expression; else null.</summary>
    public StatementNode? AsCondition { get; } = traps.Length == 0 && statements is [ExpressionStatementNode { Expression: not CommandNode } only]
        ? new ConditionBlockNode(only.Extent, only.Expression)
        : null;

    public override Completion Execute(Frame frame)
    {
        if (traps.Length > 0)
        {
            return ExecuteWithTraps(frame);
        }

        var context = frame.Context;
        var output = frame.Output;
        var streams = frame.Streams;
        var depth = context.HandlerDepth;
        var statements = Statements;
        var i = 0;
        while (true)
        {
            try
            {
                for (; i < statements.Length; i++)
                {
                    var statement = statements[i];
                    frame.Position = statement.Extent;
                    if (context.HasInterrupt)
                    {
                        context.OnInterrupt(frame);
                    }

                    var completion = statement.Execute(frame);
                    if (completion != Completion.Normal)
                    {
                        return completion;
                    }
                }

                return Completion.Normal;
            }
            catch (Exception e) when (StatementErrors.ShouldReport(frame, e, depth))
            {
                context.HandlerDepth = depth;
                frame.Output = output;
                frame.Streams = streams;
                StatementErrors.Report(frame, e);
                i++;
            }
        }
    }

    private Completion ExecuteWithTraps(Frame frame)
    {
        var context = frame.Context;
        var output = frame.Output;
        var streams = frame.Streams;
        for (var i = 0; i < Statements.Length; i++)
        {
            var depth = context.HandlerDepth;
            ErrorRecord record;
            Exception error;
            try
            {
                context.HandlerDepth = depth + 1;
                var statement = Statements[i];
                frame.Position = statement.Extent;
                if (context.HasInterrupt)
                {
                    context.OnInterrupt(frame);
                }

                var completion = statement.Execute(frame);
                context.HandlerDepth = depth;
                if (completion == Completion.Normal)
                {
                    continue;
                }

                if (completion != Completion.Throw)
                {
                    return completion;
                }

                error = frame.TakePendingError();
                record = StatementErrors.RecordOf(error);
            }
            catch (Exception e) when (StatementErrors.IsCatchable(frame, e))
            {
                context.HandlerDepth = depth;
                error = e;
                record = StatementErrors.RecordOf(e);
            }

            frame.Output = output;
            frame.Streams = streams;
            var result = TrapNode.Handle(traps, frame, error, record);
            if (result != Completion.Normal)
            {
                return result;
            }
        }

        return Completion.Normal;
    }
}
