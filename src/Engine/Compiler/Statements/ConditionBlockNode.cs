using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>A block of one expression whose value is only a condition: Normal means true. An error counts as false.</summary>
internal sealed class ConditionBlockNode(IScriptExtent extent, ExpressionNode expression) : StatementNode(extent)
{
    public override Completion Execute(Frame frame)
    {
        var context = frame.Context;
        var depth = context.HandlerDepth;
        frame.Position = Extent;
        if (context.HasInterrupt)
        {
            context.OnInterrupt(frame);
        }

        try
        {
            var result = expression.EvaluateCondition(frame);
            context.LastSucceeded = true;
            return result ? Completion.Normal : Completion.Break;
        }
        catch (Exception e) when (StatementErrors.ShouldReport(frame, e, depth))
        {
            context.HandlerDepth = depth;
            StatementErrors.Report(frame, e);
            return Completion.Break;
        }
    }
}
