using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>-eq</c>, <c>-lt</c> and the others; two integers are compared without asking anybody.</summary>
internal sealed class ComparisonNode(ComparisonOperator comparison, bool ignoreCase, ExpressionNode left, ExpressionNode right)
    : BinaryNode(left, right)
{
    public ComparisonOperator Comparison { get; } = comparison;

    public bool IgnoreCase { get; } = ignoreCase;

    public override object? Evaluate(Frame frame)
    {
        var left = Left.Evaluate(frame);
        var right = Right.Evaluate(frame);
        return left is int a && right is int b
            ? Boxes.Bool(CompareInts(a, b))
            : Operators.Compare(Comparison, left, right, IgnoreCase);
    }

    public override bool EvaluateCondition(Frame frame)
    {
        var left = Left.Evaluate(frame);
        var right = Right.Evaluate(frame);
        return left is int a && right is int b
            ? CompareInts(a, b)
            : Operators.CompareCondition(Comparison, left, right, IgnoreCase);
    }

    private bool CompareInts(int left, int right) => Comparison switch
    {
        ComparisonOperator.Equal => left == right,
        ComparisonOperator.NotEqual => left != right,
        ComparisonOperator.Less => left < right,
        ComparisonOperator.LessOrEqual => left <= right,
        ComparisonOperator.Greater => left > right,
        _ => left >= right,
    };
}
