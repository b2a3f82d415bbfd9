namespace System.Management.Automation.Compiler;

/// <summary>A binary operator that is one function of two values.</summary>
internal sealed class OperatorNode(Func<object?, object?, object?> operation, ExpressionNode left, ExpressionNode right) : BinaryNode(left, right)
{
    public override object? Evaluate(Frame frame)
    {
        var leftValue = Left.Evaluate(frame);
        return operation(leftValue, Right.Evaluate(frame));
    }
}

/// <summary>A unary operator that is one function of a value.</summary>
internal sealed class UnaryOperatorNode(Func<object?, object?> operation, ExpressionNode operand) : ExpressionNode
{
    public ExpressionNode Operand { get; } = operand;

    public override object? Evaluate(Frame frame) => operation(Operand.Evaluate(frame));
}
