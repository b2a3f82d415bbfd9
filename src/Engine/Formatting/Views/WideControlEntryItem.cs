namespace System.Management.Automation;

/// <summary>The value that is shown for some types.</summary>
public sealed class WideControlEntryItem
{
    public WideControlEntryItem(DisplayEntry entry) => DisplayEntry = entry;

    public WideControlEntryItem(DisplayEntry entry, IEnumerable<string> selectedBy)
        : this(entry) => EntrySelectedBy = new EntrySelectedBy { TypeNames = [.. selectedBy] };

    public DisplayEntry DisplayEntry { get; }

    public EntrySelectedBy? EntrySelectedBy { get; internal set; }

    public string? FormatString { get; internal set; }

    public List<string>? SelectedBy => EntrySelectedBy?.TypeNames;
}
