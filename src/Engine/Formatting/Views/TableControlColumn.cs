namespace System.Management.Automation;

/// <summary>What stands in one column.</summary>
public sealed class TableControlColumn
{
    public TableControlColumn()
    {
    }

    public TableControlColumn(Alignment alignment, DisplayEntry entry)
    {
        Alignment = alignment;
        DisplayEntry = entry;
    }

    public Alignment Alignment { get; set; }

    public DisplayEntry? DisplayEntry { get; set; }

    public string? FormatString { get; internal set; }

    public override string ToString() => DisplayEntry?.Value ?? "";
}
