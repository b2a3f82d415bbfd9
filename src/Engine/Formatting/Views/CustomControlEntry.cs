namespace System.Management.Automation;

/// <summary>The text for some types.</summary>
public sealed class CustomControlEntry
{
    internal CustomControlEntry()
    {
    }

    public List<CustomItemBase> CustomItems { get; set; } = [];

    public EntrySelectedBy? SelectedBy { get; set; }
}
