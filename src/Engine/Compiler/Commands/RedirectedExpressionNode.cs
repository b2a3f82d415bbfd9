namespace System.Management.Automation.Compiler;

/// <summary>An expression with redirections: <c>1/0 2&gt;&amp;1</c>, <c>$x &gt; file</c>.</summary>
internal sealed class RedirectedExpressionNode(ExpressionNode expression, RedirectionNode[] redirections) : ExpressionNode
{
    public override object? Evaluate(Frame frame)
    {
        var sink = new Runtime.ListSink();
        Run(frame, sink);
        return sink.ToResult();
    }

    public override void EvaluateToOutput(Frame frame) => Run(frame, frame.Output);

    private void Run(Frame frame, Runtime.OutputSink output)
    {
        var (outerOutput, outerStreams) = (frame.Output, frame.Streams);
        using var set = RedirectionSet.Open(frame, redirections);
        var streams = outerStreams;
        set.Apply(ref output, ref streams);
        frame.Output = output;
        frame.Streams = streams;
        try
        {
            expression.EvaluateToOutput(frame);
        }
        finally
        {
            frame.Output = outerOutput;
            frame.Streams = outerStreams;
        }
    }
}
