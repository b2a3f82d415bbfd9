namespace System.Management.Automation;

public sealed class WideControlEntryItem
{
    public WideControlEntryItem(DisplayEntry entry) => throw Unsupported.Member();
    public WideControlEntryItem(DisplayEntry entry, IEnumerable<string> selectedBy) => throw Unsupported.Member();
    public DisplayEntry DisplayEntry { get => throw Unsupported.Member(); }
    public EntrySelectedBy EntrySelectedBy { get => throw Unsupported.Member(); }
    public string FormatString { get => throw Unsupported.Member(); }
    public List<string> SelectedBy { get => throw Unsupported.Member(); }
}
