using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>target.Name(…)</c> and <c>[type]::Name(…)</c>.</summary>
internal sealed class InvokeMemberNode(
    ExpressionNode target, string name, ExpressionNode[] arguments, bool isStatic, bool nullConditional, CallConstraints? constraints) : AssignableNode
{
    private InvokeMemberSite? _site;

    public ExpressionNode Target { get; } = target;

    public string Name { get; } = name;

    public ExpressionNode[] Arguments { get; } = arguments;

    public bool IsStatic { get; } = isStatic;

    public override object? Evaluate(Frame frame)
    {
        var owner = Target.Evaluate(frame);
        if (nullConditional && CoalesceNode.IsNull(owner))
        {
            return null;
        }

        var site = _site ??= new InvokeMemberSite(Name, IsStatic, constraints?.Resolve());
        return site.Invoke(owner, EvaluateArguments(frame), frame.Context);
    }

    /// <summary>A parameterized property: <c>$x.Item(1) = 2</c>.</summary>
    public override void Assign(Frame frame, object? value)
    {
        var owner = Target.Evaluate(frame);
        var property = new GetMemberSite(Name).Get(owner, frame.Context);
        var index = Arguments.Length == 1 ? Arguments[0].Evaluate(frame) : EvaluateArguments(frame);
        new SetIndexSite().Set(property, index, value, frame.Context);
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var value = operation.Apply(frame, Evaluate(frame));
        Assign(frame, value);
        return value;
    }

    private object?[] EvaluateArguments(Frame frame)
    {
        if (Arguments.Length == 0)
        {
            return [];
        }

        var values = new object?[Arguments.Length];
        for (var i = 0; i < values.Length; i++)
        {
            values[i] = Arguments[i].Evaluate(frame);
        }

        return values;
    }
}

/// <summary>Casts and type arguments of a call, resolved when it runs for the first time.</summary>
internal sealed record CallConstraints(TypeReference?[]? Casts, TypeReference[]? TypeArguments)
{
    public InvocationConstraints Resolve()
        => new(Casts?.Select(static type => type?.TryResolve()).ToArray(), TypeArguments?.Select(static type => type.Resolve()).ToArray());
}
