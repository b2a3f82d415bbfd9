namespace System.Management.Automation;

public sealed class DisplayEntry
{
    public DisplayEntry(string value, DisplayEntryValueType type) => throw Unsupported.Member();
    public string Value { get => throw Unsupported.Member(); }
    public DisplayEntryValueType ValueType { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
