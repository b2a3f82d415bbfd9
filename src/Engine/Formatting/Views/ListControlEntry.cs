namespace System.Management.Automation;

/// <summary>The lines for some types.</summary>
public sealed class ListControlEntry
{
    public ListControlEntry()
    {
    }

    public ListControlEntry(IEnumerable<ListControlEntryItem> listItems) => Items.AddRange(listItems);

    public ListControlEntry(IEnumerable<ListControlEntryItem> listItems, IEnumerable<string> selectedBy)
        : this(listItems) => EntrySelectedBy = new EntrySelectedBy { TypeNames = [.. selectedBy] };

    public EntrySelectedBy? EntrySelectedBy { get; internal set; }

    public List<ListControlEntryItem> Items { get; } = [];

    public List<string>? SelectedBy => EntrySelectedBy?.TypeNames;
}
