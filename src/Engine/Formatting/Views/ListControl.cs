namespace System.Management.Automation;

public sealed class ListControl : PSControl
{
    public ListControl() => throw Unsupported.Member();
    public ListControl(IEnumerable<ListControlEntry> entries) => throw Unsupported.Member();
    public List<ListControlEntry> Entries { get => throw Unsupported.Member(); }
    public static ListControlBuilder Create(bool outOfBand) => throw Unsupported.Member();
}
