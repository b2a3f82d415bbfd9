namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>What Format-Table and Format-List share.</summary>
public class OuterFormatTableAndListBase : OuterFormatShapeCommandBase
{
    [Parameter(Position = 0)]
    public object?[]? Property { get; set; }

    [Parameter]
    public string[]? ExcludeProperty { get; set; }

    internal List<PropertyExpression> Excluded => [.. (ExcludeProperty ?? []).Select(name => new PropertyExpression(name))];

    internal List<PropertyArgument> ParseProperties(params PropertyKey[] keys)
    {
        var properties = new PropertyArgumentParser(this, keys).Parse(Property);
        if (properties.Count == 0 && ExcludeProperty is { Length: > 0 })
        {
            properties.Add(new PropertyArgument { Expression = new PropertyExpression("*") });
        }

        return properties;
    }
}
