namespace System.Management.Automation;

public sealed class EntrySelectedBy
{
    public EntrySelectedBy() => throw Unsupported.Member();
    public List<DisplayEntry> SelectionCondition { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public List<string> TypeNames { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
