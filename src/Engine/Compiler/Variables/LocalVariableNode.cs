using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>A variable without scope prefix: a slot of the running block, or, when that is unset, the nearest outer one.</summary>
internal sealed class LocalVariableNode(string name, int slot, CompiledParameter? constraint) : AssignableNode
{
    public string Name { get; } = name;

    public int Slot { get; } = slot;

    /// <summary>The variable is a typed parameter: what is assigned to it is converted. Null otherwise.</summary>
    public CompiledParameter? Constraint { get; } = constraint;

    public override object? Evaluate(Frame frame)
    {
        var value = frame.Slots[Slot];
        return value is VariableRef reference ? VariableAccess.Read(frame, Slot, Name, reference) : value;
    }

    public override void Assign(Frame frame, object? value)
    {
        if (Constraint is not null)
        {
            value = Constraint.ConvertAssigned(value);
        }

        ref var slot = ref frame.Slots[Slot];
        if (slot is VariableRef reference)
        {
            VariableAccess.Write(frame, Slot, Name, reference, value);
        }
        else
        {
            slot = value;
        }
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var old = VariableAccess.ReadForUpdate(frame, Slot, Name);
        if (operation.Skips(old))
        {
            return old;
        }

        var value = operation.Apply(frame, old);
        Assign(frame, value);
        return operation.GivesOldValue ? old ?? Boxes.Int(0) : value;
    }
}
