using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>An expression whose value is always a truth value.</summary>
internal abstract class ConditionNode : ExpressionNode
{
    public sealed override object? Evaluate(Frame frame) => Boxes.Bool(EvaluateCondition(frame));

    public abstract override bool EvaluateCondition(Frame frame);
}

internal sealed class AndNode(ExpressionNode left, ExpressionNode right) : ConditionNode
{
    public ExpressionNode Left { get; } = left;

    public ExpressionNode Right { get; } = right;

    public override bool EvaluateCondition(Frame frame) => Left.EvaluateCondition(frame) && Right.EvaluateCondition(frame);
}

internal sealed class OrNode(ExpressionNode left, ExpressionNode right) : ConditionNode
{
    public ExpressionNode Left { get; } = left;

    public ExpressionNode Right { get; } = right;

    public override bool EvaluateCondition(Frame frame) => Left.EvaluateCondition(frame) || Right.EvaluateCondition(frame);
}

internal sealed class XorNode(ExpressionNode left, ExpressionNode right) : ConditionNode
{
    public override bool EvaluateCondition(Frame frame) => left.EvaluateCondition(frame) ^ right.EvaluateCondition(frame);
}

internal sealed class NotNode(ExpressionNode operand) : ConditionNode
{
    public ExpressionNode Operand { get; } = operand;

    public override bool EvaluateCondition(Frame frame) => !Operand.EvaluateCondition(frame);
}
