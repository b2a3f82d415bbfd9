namespace System.Management.Automation;

public sealed class TableControlRow
{
    public TableControlRow() => throw Unsupported.Member();
    public TableControlRow(IEnumerable<TableControlColumn> columns) => throw Unsupported.Member();
    public List<TableControlColumn> Columns { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public EntrySelectedBy SelectedBy { get => throw Unsupported.Member(); }
    public bool Wrap { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
