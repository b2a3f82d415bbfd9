using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

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
internal abstract class StatementNode(IScriptExtent extent) : Node
{
    public IScriptExtent Extent { get; } = extent;

    public abstract Completion Execute(Frame frame);

    /// <summary>What an assignment of the statement gets: its output, collected.</summary>
    public virtual object? ExecuteForValue(Frame frame)
    {
        var sink = new ListSink();
        ExecuteInto(frame, sink);
        return sink.ToResult();
    }

    /// <summary>Runs the statement inside an expression: its output goes to the sink, and a break, return or throw leaves as an exception.</summary>
    /// <remarks>No finally: whoever catches an exception in this frame restores the frame's output itself.</remarks>
    public void ExecuteInto(Frame frame, OutputSink sink)
    {
        var output = frame.Output;
        frame.Output = sink;
        var completion = Execute(frame);
        frame.Output = output;
        if (completion != Completion.Normal)
        {
            FlowControl.Raise(frame, completion);
        }
    }
}

/// <summary>A node that can stand left of an assignment.</summary>
internal abstract class AssignableNode : ExpressionNode
{
    public abstract void Assign(Frame frame, object? value);

    /// <summary>Reads, changes and writes back, evaluating what the place depends on only once.</summary>
    /// <returns>The value to use: the old or the new one, as the operation says.</returns>
    public abstract object? Update(Frame frame, UpdateOperation operation);
}

/// <summary>What <c>++</c>, <c>+=</c> and their like do to the value of a place.</summary>
internal abstract class UpdateOperation
{
    /// <summary>The new value from the old one.</summary>
    public abstract object? Apply(Frame frame, object? value);

    /// <summary>The value of the expression is the one before the update.</summary>
    public virtual bool GivesOldValue => false;

    /// <summary>Whether to write at all (<c>??=</c>).</summary>
    public virtual bool Skips(object? value) => false;
}
