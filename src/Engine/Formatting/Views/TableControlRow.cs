namespace System.Management.Automation;

/// <summary>The columns of the rows for some types.</summary>
public sealed class TableControlRow
{
    public TableControlRow()
    {
    }

    public TableControlRow(IEnumerable<TableControlColumn> columns) => Columns.AddRange(columns);

    public List<TableControlColumn> Columns { get; set; } = [];

    public EntrySelectedBy? SelectedBy { get; internal set; }

    public bool Wrap { get; set; }
}
