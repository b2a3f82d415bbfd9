namespace System.Management.Automation;

/// <summary>How objects are shown by one value each, several in a line.</summary>
public sealed class WideControl : PSControl
{
    public WideControl()
    {
    }

    public WideControl(IEnumerable<WideControlEntryItem> wideEntries) => Entries.AddRange(wideEntries);

    public WideControl(IEnumerable<WideControlEntryItem> wideEntries, uint columns)
        : this(wideEntries) => Columns = columns;

    public WideControl(uint columns) => Columns = columns;

    public bool AutoSize { get; set; }

    public uint Columns { get; internal set; }

    public List<WideControlEntryItem> Entries { get; } = [];

    public static WideControlBuilder Create(bool outOfBand, bool autoSize, uint columns)
        => new(new WideControl(columns) { OutOfBand = outOfBand, AutoSize = autoSize });
}
