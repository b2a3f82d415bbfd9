namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>One value of a layout: where it comes from and how it is written.</summary>
internal sealed class EntryColumn
{
    public required string Label { get; init; }

    public PropertyExpression? Expression { get; init; }

    public Func<PSObject, object?>? Getter { get; init; }

    public string? FormatString { get; init; }

    public DisplayEntry? Condition { get; init; }

    public int Width { get; init; }

    public Alignment Alignment { get; init; }

    public bool TryGetValue(PSObject target, out object? value, out Exception? error)
    {
        error = null;
        if (Getter is null)
        {
            return Expression!.TryGetValue(target, out value, out error);
        }

        try
        {
            value = Getter(target);
        }
        catch (Exception e) when (e is not PipelineStoppedException)
        {
            // A view that cannot read one value leaves it empty; the rest of the object is still shown.
            value = null;
            error = e;
        }

        return true;
    }

    public static EntryColumn Of(string label, DisplayEntry entry, string? format = null, int width = 0, Alignment alignment = Alignment.Undefined,
        DisplayEntry? condition = null)
        => new()
        {
            Label = label,
            Getter = entry.Getter,
            Expression = entry.Getter is null ? ExpressionOf(entry) : null,
            FormatString = format,
            Width = width,
            Alignment = alignment,
            Condition = condition,
        };

    public static PropertyExpression ExpressionOf(DisplayEntry entry)
        => entry.Expression ??= entry.ValueType == DisplayEntryValueType.Property ? new PropertyExpression(entry.Value, isResolved: true)
            : new PropertyExpression(ScriptBlock.Create(entry.Value));
}
