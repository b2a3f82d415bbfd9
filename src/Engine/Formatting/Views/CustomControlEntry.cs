namespace System.Management.Automation;

public sealed class CustomControlEntry
{
    internal CustomControlEntry() { }
    public List<CustomItemBase> CustomItems { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public EntrySelectedBy SelectedBy { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
