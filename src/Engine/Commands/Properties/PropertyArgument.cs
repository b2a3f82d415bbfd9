namespace Microsoft.PowerShell.Commands;

/// <summary>One element of a -Property argument: an expression and what a hash table said about it.</summary>
internal sealed class PropertyArgument
{
    public required PropertyExpression Expression { get; init; }

    /// <summary>Name or Label given in a hash table.</summary>
    public string? Label { get; init; }

    public bool? Descending { get; init; }

    public bool? Ascending { get; init; }

    public string? FormatString { get; init; }

    public int Width { get; init; }

    public string? Alignment { get; init; }

    public int? Depth { get; init; }

    /// <summary>Came as a hash table.</summary>
    public bool IsCalculated { get; init; }
}
