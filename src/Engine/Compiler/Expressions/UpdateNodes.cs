using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>++</c> and <c>--</c>, before or after their operand.</summary>
internal sealed class StepOperation(bool isIncrement, bool isPostfix) : UpdateOperation
{
    public bool IsIncrement { get; } = isIncrement;

    public override bool GivesOldValue { get; } = isPostfix;

    public override object? Apply(Frame frame, object? value) => IsIncrement ? Operators.Increment(value) : Operators.Decrement(value);
}

/// <summary><c>+=</c> and the like.</summary>
/// <param name="operation">The operator.</param>
/// <param name="name">The operator's name in <see cref="Num"/>.</param>
/// <param name="right">What stands right of it.</param>
internal sealed class CompoundOperation(Func<object?, object?, object?> operation, string name, ExpressionNode right) : UpdateOperation
{
    public string Name => name;

    public ExpressionNode Right => right;

    public override object? Apply(Frame frame, object? value) => operation(value, right.Evaluate(frame));
}

/// <summary><c>??=</c>.</summary>
internal sealed class CoalesceOperation(ExpressionNode right) : UpdateOperation
{
    public override bool Skips(object? value) => !CoalesceNode.IsNull(value);

    public override object? Apply(Frame frame, object? value) => right.Evaluate(frame);
}

/// <summary>An update as an expression.</summary>
internal sealed class UpdateNode(AssignableNode target, UpdateOperation operation) : ExpressionNode
{
    public AssignableNode Target { get; } = target;

    public UpdateOperation Operation { get; } = operation;

    public override object? Evaluate(Frame frame)
    {
        if (Operation is CoalesceOperation && Target is LocalVariableNode local
            && !VariableAccess.TryRead(frame, local.Slot, local.Name, out _))
        {
            // ??= may be how the variable comes to be: strict mode does not mind.
            var value = Operation.Apply(frame, null);
            local.Assign(frame, value);
            return value;
        }

        return Target.Update(frame, Operation);
    }

    public override void EvaluateToOutput(Frame frame) => Evaluate(frame);
}

/// <summary><c>$i++</c> on an integer in a slot, the commonest update there is.</summary>
internal sealed class StepLocalNode(LocalVariableNode variable, StepOperation operation) : ExpressionNode
{
    public LocalVariableNode Variable { get; } = variable;

    public StepOperation Operation { get; } = operation;

    public override object? Evaluate(Frame frame)
    {
        ref var slot = ref frame.Slots[Variable.Slot];
        if (slot is int value && Variable.Constraint is null && value is > int.MinValue and < int.MaxValue)
        {
            var old = slot;
            var changed = Boxes.Int(Operation.IsIncrement ? value + 1 : value - 1);
            slot = changed;
            return Operation.GivesOldValue ? old : changed;
        }

        return Variable.Update(frame, Operation);
    }

    public override void EvaluateToOutput(Frame frame) => Evaluate(frame);
}

/// <summary><c>$x += value</c> on a slot.</summary>
internal sealed class AddToLocalNode(LocalVariableNode variable, ExpressionNode right) : ExpressionNode
{
    public LocalVariableNode Variable { get; } = variable;

    public ExpressionNode Right { get; } = right;

    public override object? Evaluate(Frame frame)
    {
        var old = VariableAccess.ReadForUpdate(frame, Variable.Slot, Variable.Name);
        var value = Operators.Add(old, Right.Evaluate(frame));
        Variable.Assign(frame, value);
        return value;
    }

    public override void EvaluateToOutput(Frame frame) => Evaluate(frame);
}

/// <summary><c>target = value</c>.</summary>
internal sealed class AssignmentNode(AssignableNode target, ExpressionNode value) : ExpressionNode
{
    public AssignableNode Target { get; } = target;

    public ExpressionNode Value { get; } = value;

    public override object? Evaluate(Frame frame)
    {
        var result = Value.Evaluate(frame);
        Target.Assign(frame, result);
        return result;
    }

    public override void EvaluateToOutput(Frame frame) => Evaluate(frame);
}
