using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

internal sealed class IfNode(
    IScriptExtent extent, (ExpressionNode Condition, IScriptExtent Extent, BlockNode Body)[] clauses, BlockNode? otherwise) : StatementNode(extent)
{
    public (ExpressionNode Condition, IScriptExtent Extent, BlockNode Body)[] Clauses => clauses;

    public BlockNode? Otherwise => otherwise;

    public override Completion Execute(Frame frame)
    {
        foreach (var (condition, extent, body) in clauses)
        {
            frame.Position = extent;
            if (condition.EvaluateCondition(frame))
            {
                return body.Execute(frame);
            }
        }

        return otherwise is null ? Completion.Normal : otherwise.Execute(frame);
    }

    public override object? ExecuteForValue(Frame frame)
    {
        foreach (var (condition, extent, body) in clauses)
        {
            frame.Position = extent;
            if (condition.EvaluateCondition(frame))
            {
                return body.ExecuteForValue(frame);
            }
        }

        return otherwise is null ? System.Management.Automation.Internal.AutomationNull.Value : otherwise.ExecuteForValue(frame);
    }
}
