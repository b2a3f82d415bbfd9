namespace System.Management.Automation;

public sealed class TableControlColumn
{
    public TableControlColumn() => throw Unsupported.Member();
    public TableControlColumn(Alignment alignment, DisplayEntry entry) => throw Unsupported.Member();
    public Alignment Alignment { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public DisplayEntry DisplayEntry { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string FormatString { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
