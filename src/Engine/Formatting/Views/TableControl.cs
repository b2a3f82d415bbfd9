namespace System.Management.Automation;

public sealed class TableControl : PSControl
{
    public TableControl() => throw Unsupported.Member();
    public TableControl(TableControlRow tableControlRow) => throw Unsupported.Member();
    public TableControl(TableControlRow tableControlRow, IEnumerable<TableControlColumnHeader> tableControlColumnHeaders) => throw Unsupported.Member();
    public bool AutoSize { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public List<TableControlColumnHeader> Headers { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool HideTableHeaders { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public List<TableControlRow> Rows { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public static TableControlBuilder Create(bool outOfBand, bool autoSize, bool hideTableHeaders) => throw Unsupported.Member();
}
