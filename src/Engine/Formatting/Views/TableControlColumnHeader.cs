namespace System.Management.Automation;

/// <summary>Head of a column.</summary>
public sealed class TableControlColumnHeader
{
    public TableControlColumnHeader()
    {
    }

    public TableControlColumnHeader(string? label, int width, Alignment alignment)
    {
        Label = label;
        Width = width;
        Alignment = alignment;
    }

    public Alignment Alignment { get; set; }

    public string? Label { get; set; }

    /// <summary>Zero means as wide as there is room.</summary>
    public int Width { get; set; }
}
