namespace System.Management.Automation.Compiler;

internal sealed class ConstantNode(object? value) : ExpressionNode
{
    public object? Value { get; } = value;

    public override object? Evaluate(Frame frame) => Value;
}
