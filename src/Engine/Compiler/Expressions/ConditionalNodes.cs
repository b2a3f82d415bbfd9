using System.Management.Automation.Internal;

namespace System.Management.Automation.Compiler;

/// <summary><c>a ? b : c</c>.</summary>
internal sealed class TernaryNode(ExpressionNode condition, ExpressionNode ifTrue, ExpressionNode ifFalse) : ExpressionNode
{
    public override object? Evaluate(Frame frame) => (condition.EvaluateCondition(frame) ? ifTrue : ifFalse).Evaluate(frame);

    public override bool EvaluateCondition(Frame frame) => (condition.EvaluateCondition(frame) ? ifTrue : ifFalse).EvaluateCondition(frame);
}

/// <summary><c>a ?? b</c>.</summary>
internal sealed class CoalesceNode(ExpressionNode left, ExpressionNode right) : ExpressionNode
{
    public override object? Evaluate(Frame frame)
    {
        var value = left is LocalVariableNode variable
            ? VariableAccess.TryRead(frame, variable.Slot, variable.Name, out var found) ? found : null
            : left.Evaluate(frame);
        return IsNull(value) ? right.Evaluate(frame) : value;
    }

    public static bool IsNull(object? value) => value is null || ReferenceEquals(value, AutomationNull.Value) || value is DBNull
        || value is System.Management.Automation.Language.NullString;
}
