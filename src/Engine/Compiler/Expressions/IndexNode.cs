using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>target[index]</c>.</summary>
internal sealed class IndexNode(ExpressionNode target, ExpressionNode index, bool nullConditional) : AssignableNode
{
    private readonly GetIndexSite _get = new();
    private readonly SetIndexSite _set = new();

    public ExpressionNode Target { get; } = target;

    public ExpressionNode Index { get; } = index;

    public bool IsNullConditional => nullConditional;

    public override object? Evaluate(Frame frame)
    {
        var owner = Target.Evaluate(frame);
        return nullConditional && CoalesceNode.IsNull(owner) ? null : _get.Get(owner, Index.Evaluate(frame), frame.Context);
    }

    public override void Assign(Frame frame, object? value)
    {
        var owner = Target.Evaluate(frame);
        _set.Set(owner, Index.Evaluate(frame), value, frame.Context);
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var owner = Target.Evaluate(frame);
        var key = Index.Evaluate(frame);
        var old = _get.Get(owner, key, frame.Context);
        if (operation.Skips(old))
        {
            return old;
        }

        var value = operation.Apply(frame, old);
        _set.Set(owner, key, value, frame.Context);
        return operation.GivesOldValue ? old ?? Boxes.Int(0) : value;
    }
}
