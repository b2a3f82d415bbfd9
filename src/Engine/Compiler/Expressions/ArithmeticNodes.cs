using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>An operator with two operands, both always evaluated, left first.</summary>
internal abstract class BinaryNode(ExpressionNode left, ExpressionNode right) : ExpressionNode
{
    public ExpressionNode Left { get; } = left;

    public ExpressionNode Right { get; } = right;
}

internal sealed class AddNode(ExpressionNode left, ExpressionNode right) : BinaryNode(left, right)
{
    public override object? Evaluate(Frame frame) => Operators.Add(Left.Evaluate(frame), Right.Evaluate(frame));
}

internal sealed class SubtractNode(ExpressionNode left, ExpressionNode right) : BinaryNode(left, right)
{
    public override object? Evaluate(Frame frame) => Operators.Subtract(Left.Evaluate(frame), Right.Evaluate(frame));
}

internal sealed class MultiplyNode(ExpressionNode left, ExpressionNode right) : BinaryNode(left, right)
{
    public override object? Evaluate(Frame frame) => Operators.Multiply(Left.Evaluate(frame), Right.Evaluate(frame));
}

internal sealed class DivideNode(ExpressionNode left, ExpressionNode right) : BinaryNode(left, right)
{
    public override object? Evaluate(Frame frame) => Operators.Divide(Left.Evaluate(frame), Right.Evaluate(frame));
}

internal sealed class RemainderNode(ExpressionNode left, ExpressionNode right) : BinaryNode(left, right)
{
    public override object? Evaluate(Frame frame) => Operators.Remainder(Left.Evaluate(frame), Right.Evaluate(frame));
}
