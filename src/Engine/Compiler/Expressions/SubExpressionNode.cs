namespace System.Management.Automation.Compiler;

/// <summary><c>( … )</c> around an assignment.</summary>
internal sealed class ParenNode(ExpressionNode inner) : ExpressionNode
{
    public override object? Evaluate(Frame frame) => inner.Evaluate(frame);
}

/// <summary><c>$( … )</c>, and a statement where an expression is needed: its collected output.</summary>
internal sealed class SubExpressionNode(StatementNode body) : ExpressionNode
{
    public StatementNode Body { get; } = body;

    public override object? Evaluate(Frame frame) => Body.ExecuteForValue(frame);

    public override void EvaluateToOutput(Frame frame)
    {
        var completion = Body.Execute(frame);
        if (completion != Completion.Normal)
        {
            FlowControl.Raise(frame, completion);
        }
    }
}
