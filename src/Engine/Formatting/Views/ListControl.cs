namespace System.Management.Automation;

/// <summary>How objects are shown as lists of their properties.</summary>
public sealed class ListControl : PSControl
{
    public ListControl()
    {
    }

    public ListControl(IEnumerable<ListControlEntry> entries) => Entries.AddRange(entries);

    public List<ListControlEntry> Entries { get; } = [];

    public static ListControlBuilder Create(bool outOfBand) => new(new ListControl { OutOfBand = outOfBand });
}
