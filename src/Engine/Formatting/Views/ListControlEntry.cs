namespace System.Management.Automation;

public sealed class ListControlEntry
{
    public ListControlEntry() => throw Unsupported.Member();
    public ListControlEntry(IEnumerable<ListControlEntryItem> listItems) => throw Unsupported.Member();
    public ListControlEntry(IEnumerable<ListControlEntryItem> listItems, IEnumerable<string> selectedBy) => throw Unsupported.Member();
    public EntrySelectedBy EntrySelectedBy { get => throw Unsupported.Member(); }
    public List<ListControlEntryItem> Items { get => throw Unsupported.Member(); }
    public List<string> SelectedBy { get => throw Unsupported.Member(); }
}
