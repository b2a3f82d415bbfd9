using System.Collections;
using System.Collections.Specialized;
using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>@{ … }</c>, with keys in no order, or (after <c>[ordered]</c>) in the order written.</summary>
internal sealed class HashtableNode((ExpressionNode Key, ExpressionNode Value)[] entries) : ExpressionNode
{
    private Shape? _shape;

    public override object? Evaluate(Frame frame)
    {
        var table = new Hashtable(entries.Length, StringComparer.OrdinalIgnoreCase);
        for (var i = 0; i < entries.Length; i++)
        {
            var key = KeyOf(entries[i].Key.Evaluate(frame));
            if (table.ContainsKey(key))
            {
                throw Duplicate(key);
            }

            table.Add(key, ValueOf(entries[i].Value.Evaluate(frame)));
        }

        return table;
    }

    public OrderedDictionary EvaluateOrdered(Frame frame)
    {
        var table = new OrderedDictionary(entries.Length, StringComparer.OrdinalIgnoreCase);
        for (var i = 0; i < entries.Length; i++)
        {
            var key = KeyOf(entries[i].Key.Evaluate(frame));
            if (table.Contains(key))
            {
                throw Duplicate(key);
            }

            table.Add(key, ValueOf(entries[i].Value.Evaluate(frame)));
        }

        return table;
    }

    /// <summary>The members of a <c>[pscustomobject]@{ … }</c>, without a table in between.</summary>
    public PSObject EvaluateObject(Frame frame)
    {
        if ((_shape ??= FixedShape()).Count == entries.Length)
        {
            var slots = new object?[entries.Length];
            for (var i = 0; i < slots.Length; i++)
            {
                slots[i] = ValueOf(entries[i].Value.Evaluate(frame));
            }

            return new PSObject(new MemberBag(_shape, slots));
        }

        return CustomObject.FromDictionary(EvaluateOrdered(frame));
    }

    /// <summary>The shape that all objects of this literal have when its keys are constants; an empty one when they differ.</summary>
    private Shape FixedShape()
    {
        var shape = Shape.Empty;
        foreach (var entry in entries)
        {
            if (entry.Key is not ConstantNode { Value: string name } || name.Equals("PSTypeName", StringComparison.OrdinalIgnoreCase) || shape.IndexOf(name) >= 0)
            {
                return Shape.Empty;
            }

            shape = shape.Add(name);
        }

        return shape;
    }

    private static object KeyOf(object? key)
    {
        key = key is PSObject wrapper && !ReferenceEquals(key, AutomationNull.Value) ? wrapper.BaseObject : key;
        return key is null || ReferenceEquals(key, AutomationNull.Value)
            ? throw new RuntimeException("A null key is not allowed in a hash literal.", null, "InvalidNullKey", ErrorCategory.InvalidOperation)
            : key;
    }

    private static object? ValueOf(object? value) => ReferenceEquals(value, AutomationNull.Value) ? null : value;

    private static RuntimeException Duplicate(object key)
    {
        return new RuntimeException(
            $"Duplicate keys '{LanguagePrimitives.ConvertTo<string>(key)}' are not allowed in hash literals.",
            null, "DuplicateKeyInHashLiteral", ErrorCategory.InvalidOperation, key);
    }
}

/// <summary><c>[ordered]@{ … }</c>.</summary>
internal sealed class OrderedTableNode(HashtableNode table) : ExpressionNode
{
    public override object? Evaluate(Frame frame) => table.EvaluateOrdered(frame);
}

/// <summary><c>[pscustomobject]value</c>.</summary>
internal sealed class ToCustomObjectNode(ExpressionNode operand) : ExpressionNode
{
    public override object? Evaluate(Frame frame) => CustomObject.From(operand.Evaluate(frame));
}

/// <summary><c>[pscustomobject]@{ … }</c>.</summary>
internal sealed class CustomObjectNode(HashtableNode table) : ExpressionNode
{
    public override object? Evaluate(Frame frame) => table.EvaluateObject(frame);
}
