namespace System.Management.Automation;

/// <summary>How objects are shown as rows of a table.</summary>
public sealed class TableControl : PSControl
{
    public TableControl()
    {
    }

    public TableControl(TableControlRow tableControlRow)
        : this(tableControlRow, [])
    {
    }

    public TableControl(TableControlRow tableControlRow, IEnumerable<TableControlColumnHeader> tableControlColumnHeaders)
    {
        Rows.Add(tableControlRow);
        Headers.AddRange(tableControlColumnHeaders);
    }

    public bool AutoSize { get; set; }

    public List<TableControlColumnHeader> Headers { get; set; } = [];

    public bool HideTableHeaders { get; set; }

    public List<TableControlRow> Rows { get; set; } = [];

    public static TableControlBuilder Create(bool outOfBand, bool autoSize, bool hideTableHeaders)
        => new(new TableControl { OutOfBand = outOfBand, AutoSize = autoSize, HideTableHeaders = hideTableHeaders });
}
