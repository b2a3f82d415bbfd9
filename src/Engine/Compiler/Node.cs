namespace System.Management.Automation.Compiler;

/// <summary>A node of the executable tree. Immutable after compilation but for its inline caches, so that many runspaces may run it at once:
/// a cache is one reference to an immutable entry, replaced whole.</summary>
internal abstract class Node;

/// <summary>A node that has a value.</summary>
internal abstract class ExpressionNode : Node
{
    /// <summary>The value; never enumerated, may be AutomationNull.</summary>
    public abstract object? Evaluate(Frame frame);

    /// <summary>Runs the expression as a statement of a pipeline would: what it gives goes to the frame's output.</summary>
    public virtual void EvaluateToOutput(Frame frame) => frame.Output.WriteEnumerated(Evaluate(frame));

    /// <summary>The value as a condition.</summary>
    public virtual bool EvaluateCondition(Frame frame) => LanguagePrimitives.IsTrue(Evaluate(frame));
}

/// <summary>A node that is run for its effect.</summary>
internal abstract class StatementNode : Node
{
    public abstract Completion Execute(Frame frame);
}
