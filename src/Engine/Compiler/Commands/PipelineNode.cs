using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>Commands joined by <c>|</c>, after an expression that feeds them or none.</summary>
internal sealed class PipelineNode(IScriptExtent extent, ExpressionNode? input, CommandNode[] commands) : ExpressionNode
{
    public IScriptExtent Extent { get; } = extent;

    public bool HasInput { get; } = input is not null;

    /// <summary>The commands with their arguments, for somebody else to run.</summary>
    public PipelineProcessor Build(Frame frame)
    {
        var pipeline = new PipelineProcessor(frame.Context);
        for (var i = 0; i < commands.Length; i++)
        {
            Add(frame, pipeline, i, null);
        }

        return pipeline;
    }

    public override object? Evaluate(Frame frame)
    {
        var sink = new ListSink();
        Run(frame, sink);
        return sink.ToResult();
    }

    public override void EvaluateToOutput(Frame frame) => Run(frame, frame.Output);

    /// <remarks>firstTarget is what the first command was found to be already; null to look.</remarks>
    public void Run(Frame frame, OutputSink output, object? firstTarget = null)
    {
        var context = frame.Context;
        // The expression is evaluated before any command begins; only a range is worth streaming.
        var feed = input switch
        {
            null => AutomationNull.Value,
            RangeNode range => new ExpressionInput(frame, range),
            _ => input.Evaluate(frame),
        };
        if (input is not null && ReferenceEquals(feed, AutomationNull.Value))
        {
            feed = System.Array.Empty<object>();
        }

        var pipeline = new PipelineProcessor(context);
        var outerOutput = frame.Output;
        RedirectionSet?[]? redirections = null;
        try
        {
            for (var i = 0; i < commands.Length; i++)
            {
                if (commands[i].Redirections.Length > 0)
                {
                    (redirections ??= new RedirectionSet?[commands.Length])[i] = RedirectionSet.Open(frame, commands[i].Redirections);
                }

                Add(frame, pipeline, i, i == 0 ? firstTarget : null);
            }

            if (redirections is not null)
            {
                Redirect(pipeline, redirections, ref output);
            }

            pipeline.Run(output, feed);
            context.CommandCount++;
            context.LastSucceeded = !pipeline.HadErrors;
        }
        finally
        {
            frame.Output = outerOutput;
            if (redirections is not null)
            {
                foreach (var set in redirections)
                {
                    set?.Dispose();
                }
            }
        }
    }

    /// <summary>The commands are connected by now: a merge into the output goes where that command's output goes.</summary>
    private static void Redirect(PipelineProcessor pipeline, RedirectionSet?[] redirections, ref OutputSink output)
    {
        for (var i = 0; i < redirections.Length; i++)
        {
            if (redirections[i] is not { } set)
            {
                continue;
            }

            var processor = pipeline.Commands[i];
            var isLast = i == redirections.Length - 1;
            var own = isLast ? output : processor.Output;
            var streams = processor.Streams;
            set.Apply(ref own, ref streams);
            processor.Streams = streams;
            if (isLast)
            {
                output = own;
            }
            else
            {
                processor.Output = own;
            }
        }
    }

    private void Add(Frame frame, PipelineProcessor pipeline, int index, object? knownTarget)
    {
        var target = knownTarget;
        var command = commands[index].Effective(frame, ref target);
        var processor = CommandResolution.CreateProcessor(frame.Context, target!, command.IsDotSourced);
        processor.Streams = frame.Streams;
        processor.MyInvocation = MakeInvocation(processor.Command, command, index);
        pipeline.Add(processor, ArgumentList.Evaluate(frame, command.Arguments));
    }

    private InvocationInfo MakeInvocation(CommandInfo info, CommandNode command, int index)
    {
        var invocation = InvocationInfo.Create(info, command.Extent);
        invocation.InvocationName = command.IsDotSourced ? "." : command.Name ?? "&";
        invocation.PipelineLength = commands.Length + (input is null ? 0 : 1);
        invocation.PipelinePosition = index + (input is null ? 1 : 2);
        invocation.ExpectingInput = index > 0 || input is not null;
        return invocation;
    }
}

/// <summary>The expression before the first <c>|</c>.</summary>
internal sealed class ExpressionInput(Frame frame, ExpressionNode expression) : PipelineInput
{
    public override void WriteTo(OutputSink sink)
    {
        var output = frame.Output;
        frame.Output = sink;
        expression.EvaluateToOutput(frame);
        frame.Output = output;
    }
}
