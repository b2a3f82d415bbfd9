using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary><c>a &amp;&amp; b</c>, <c>a || b</c>.</summary>
internal sealed class ChainNode(IScriptExtent extent, StatementNode left, StatementNode right, bool isAnd) : StatementNode(extent)
{
    public override Completion Execute(Frame frame)
    {
        var context = frame.Context;
        var depth = context.HandlerDepth;
        var (output, streams) = (frame.Output, frame.Streams);
        frame.Position = left.Extent;
        try
        {
            var completion = left.Execute(frame);
            if (completion != Completion.Normal)
            {
                return completion;
            }
        }
        catch (Exception e) when (left is not ChainNode && StatementErrors.ShouldReport(frame, e, depth))
        {
            // A failed left side is what || is for: the error is reported and the chain goes on.
            context.HandlerDepth = depth;
            (frame.Output, frame.Streams) = (output, streams);
            StatementErrors.Report(frame, e);
        }

        if (context.LastSucceeded != isAnd)
        {
            return Completion.Normal;
        }

        frame.Position = right.Extent;
        return right.Execute(frame);
    }
}
