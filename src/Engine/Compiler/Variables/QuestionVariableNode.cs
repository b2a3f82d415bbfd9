using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>$?</c>: whether the last statement succeeded.</summary>
internal sealed class QuestionVariableNode : AssignableNode
{
    public override object? Evaluate(Frame frame) => Boxes.Bool(frame.Context.LastSucceeded);

    public override bool EvaluateCondition(Frame frame) => frame.Context.LastSucceeded;

    public override void Assign(Frame frame, object? value) => throw VariableError.NotWritable("?");

    public override object? Update(Frame frame, UpdateOperation operation) => throw VariableError.NotWritable("?");
}
