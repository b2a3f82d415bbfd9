using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>[int]$x = …</c>: the assignment gives the variable a type, or attributes, that it keeps.</summary>
internal sealed class ConstrainedVariableNode(AssignableNode variable, AttributeBaseAst[] attributes) : AssignableNode
{
    public override object? Evaluate(Frame frame) => variable.Evaluate(frame);

    public override void Assign(Frame frame, object? value)
    {
        var made = new List<Attribute>(attributes.Length);
        // The type nearest to the variable converts first.
        for (var i = attributes.Length - 1; i >= 0; i--)
        {
            if (attributes[i] is TypeConstraintAst constraint)
            {
                made.Add(new ArgumentTypeConverterAttribute(new TypeReference(constraint.TypeName).Resolve()));
            }
            else if (AttributeFactory.Create((AttributeAst)attributes[i]) is { } attribute)
            {
                made.Add(attribute);
            }
        }

        VariableOf(frame).Redefine(made, value);
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var old = variable.Evaluate(frame);
        if (operation.Skips(old))
        {
            return old;
        }

        var value = operation.Apply(frame, old);
        Assign(frame, value);
        return operation.GivesOldValue ? old ?? Boxes.Int(0) : variable.Evaluate(frame);
    }

    private PSVariable VariableOf(Frame frame)
    {
        switch (variable)
        {
            case LocalVariableNode local:
                return VariableAccess.GetOrCreateVariable(frame, local.Slot, local.Name);
            case ScopedVariableNode scoped:
                return InScope(scoped.ScopeOf(frame), scoped.Path.UnqualifiedPath);
            default:
                return InScope(frame.Scope, ((NamedVariableNode)variable).Name);
        }
    }

    private static PSVariable InScope(Scope scope, string name)
    {
        if (scope.GetLocalVariable(name) is { } existing)
        {
            return existing;
        }

        var made = new PSVariable(name);
        scope.AddVariable(made);
        return made;
    }
}

/// <summary><c>[int]$x.Y = …</c>: only converts.</summary>
internal sealed class ConvertingTargetNode(AssignableNode target, TypeReference[] types) : AssignableNode
{
    public override object? Evaluate(Frame frame) => target.Evaluate(frame);

    public override void Assign(Frame frame, object? value)
    {
        for (var i = types.Length - 1; i >= 0; i--)
        {
            value = LanguagePrimitives.ConvertTo(value, types[i].Resolve(), System.Globalization.CultureInfo.InvariantCulture);
        }

        target.Assign(frame, value);
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var old = target.Evaluate(frame);
        var value = operation.Apply(frame, old);
        Assign(frame, value);
        return operation.GivesOldValue ? old : value;
    }
}
