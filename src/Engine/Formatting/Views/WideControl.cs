namespace System.Management.Automation;

public sealed class WideControl : PSControl
{
    public WideControl() => throw Unsupported.Member();
    public WideControl(IEnumerable<WideControlEntryItem> wideEntries) => throw Unsupported.Member();
    public WideControl(IEnumerable<WideControlEntryItem> wideEntries, uint columns) => throw Unsupported.Member();
    public WideControl(uint columns) => throw Unsupported.Member();
    public bool AutoSize { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public uint Columns { get => throw Unsupported.Member(); }
    public List<WideControlEntryItem> Entries { get => throw Unsupported.Member(); }
    public static WideControlBuilder Create(bool outOfBand, bool autoSize, uint columns) => throw Unsupported.Member();
}
