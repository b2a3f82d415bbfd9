using System.Collections;
using System.Collections.Specialized;
using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>@{ … }</c>, with keys in no order, or (after <c>[ordered]</c>) in the order written.</summary>
internal sealed class HashtableNode((ExpressionNode Key, ExpressionNode Value)[] entries) : ExpressionNode
{
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
        var result = new PSObject();
        for (var i = 0; i < entries.Length; i++)
        {
            var name = LanguagePrimitives.ConvertTo<string>(KeyOf(entries[i].Key.Evaluate(frame)));
            var value = ValueOf(entries[i].Value.Evaluate(frame));
            if (result.Properties[name] is not null)
            {
                throw Duplicate(name);
            }

            result.Properties.Add(new PSNoteProperty(name, value));
        }

        return result;
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
            $"Item has already been added. Key in dictionary: '{LanguagePrimitives.ConvertTo<string>(key)}'  Key being added: '{LanguagePrimitives.ConvertTo<string>(key)}'",
            null, "DuplicateKeyInHashLiteral", ErrorCategory.InvalidOperation, key);
    }
}

/// <summary><c>[ordered]@{ … }</c>.</summary>
internal sealed class OrderedTableNode(HashtableNode table) : ExpressionNode
{
    public override object? Evaluate(Frame frame) => table.EvaluateOrdered(frame);
}

/// <summary><c>[pscustomobject]@{ … }</c>.</summary>
internal sealed class CustomObjectNode(HashtableNode table) : ExpressionNode
{
    public override object? Evaluate(Frame frame) => table.EvaluateObject(frame);
}
