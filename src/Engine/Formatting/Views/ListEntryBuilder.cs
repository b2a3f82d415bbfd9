namespace System.Management.Automation;

public class ListEntryBuilder
{
    internal ListEntryBuilder() { }
    public ListEntryBuilder AddItemProperty(string property, string label, string format) => throw Unsupported.Member();
    public ListEntryBuilder AddItemScriptBlock(string scriptBlock, string label, string format) => throw Unsupported.Member();
    public ListControlBuilder EndEntry() => throw Unsupported.Member();
}
