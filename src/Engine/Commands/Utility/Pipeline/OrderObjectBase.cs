using System.Management.Automation.Internal;

namespace Microsoft.PowerShell.Commands;

/// <summary>Collects the input of a command that orders it, with the keys it is ordered by.</summary>
public abstract class OrderObjectBase : ObjectCmdletBase
{
    private readonly List<PSObject> _inputs = [];

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(Position = 0)]
    public object?[]? Property { get; set; }

    internal List<PropertyArgument> Keys { get; private set; } = [];

    internal List<PSObject> Inputs => _inputs;

    internal virtual PropertyArgumentParser Parser => new(this, PropertyKey.Expression, PropertyKey.Ascending, PropertyKey.Descending);

    protected override void BeginProcessing() => Keys = Parser.Parse(Property);

    protected override void ProcessRecord()
    {
        if (InputObject is { } input && input != (object)AutomationNull.Value)
        {
            _inputs.Add(input);
        }
    }

    /// <summary>Without -Property: the key properties of the type, or the objects themselves.</summary>
    internal void CompleteKeys()
    {
        if (Keys.Count > 0 || _inputs.Count == 0)
        {
            ExpandPatterns();
            return;
        }

        var first = _inputs[0];
        if (first.Members["PSStandardMembers"] is PSMemberSet standard && standard.Members["DefaultKeyPropertySet"] is PSPropertySet set)
        {
            foreach (var name in set.ReferencedPropertyNames)
            {
                Keys.Add(new PropertyArgument { Expression = new PropertyExpression(name, isResolved: true) });
            }
        }
    }

    internal SortKey[] KeysOf(PSObject input)
    {
        if (Keys.Count == 0)
        {
            return [new SortKey(CmdletSupport.Bare(input), true)];
        }

        var keys = new SortKey[Keys.Count];
        for (var i = 0; i < keys.Length; i++)
        {
            var exists = Keys[i].Expression.TryGetValue(input, out var value);
            keys[i] = new SortKey(CmdletSupport.Bare(CmdletSupport.NullIfNothing(value)), exists);
        }

        return keys;
    }

    private void ExpandPatterns()
    {
        if (!Keys.Exists(key => key.Expression.HasWildcards))
        {
            return;
        }

        var expanded = new List<PropertyArgument>();
        foreach (var key in Keys)
        {
            if (!key.Expression.HasWildcards)
            {
                expanded.Add(key);
                continue;
            }

            var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            foreach (var input in _inputs)
            {
                foreach (var expression in key.Expression.Resolve(input))
                {
                    if (names.Add(expression.Name))
                    {
                        expanded.Add(new PropertyArgument { Expression = expression, Ascending = key.Ascending, Descending = key.Descending });
                    }
                }
            }
        }

        Keys = expanded;
    }
}
