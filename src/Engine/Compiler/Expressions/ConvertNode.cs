using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>[type]value</c>.</summary>
internal sealed class ConvertNode(TypeReference type, ExpressionNode operand) : ExpressionNode
{
    private ConvertSite? _site;

    public TypeReference Type { get; } = type;

    public ExpressionNode Operand { get; } = operand;

    public override object? Evaluate(Frame frame)
    {
        var value = Operand.Evaluate(frame);
        return (_site ??= new ConvertSite(Type.Resolve())).Convert(value);
    }
}

/// <summary><c>[ref]$x</c>: the variable itself, wrapped.</summary>
internal sealed class ReferenceNode(ExpressionNode operand) : ExpressionNode
{
    public override object? Evaluate(Frame frame)
    {
        if (operand is LocalVariableNode local)
        {
            var variable = VariableAccess.TryRead(frame, local.Slot, local.Name, out _)
                ? frame.Scope.GetVariable(local.Name)!
                : throw new RuntimeException(
                    "[ref] cannot be applied to a variable that does not exist.", null, "NonExistingVariableReference", ErrorCategory.InvalidOperation,
                    local.Name);
            return new PSReference(variable);
        }

        if (operand is ScopedVariableNode scoped && scoped.ScopeOf(frame).GetLocalVariable(scoped.Path.UnqualifiedPath) is { } found)
        {
            return new PSReference(found);
        }

        return new PSReference(operand.Evaluate(frame));
    }
}
