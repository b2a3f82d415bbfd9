namespace System.Management.Automation;

public sealed class ListControlEntryItem
{
    public ListControlEntryItem(string label, DisplayEntry entry) => throw Unsupported.Member();
    public DisplayEntry DisplayEntry { get => throw Unsupported.Member(); }
    public string FormatString { get => throw Unsupported.Member(); }
    public DisplayEntry ItemSelectionCondition { get => throw Unsupported.Member(); }
    public string Label { get => throw Unsupported.Member(); }
}
