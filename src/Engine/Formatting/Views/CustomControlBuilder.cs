namespace System.Management.Automation;

public sealed class CustomControlBuilder
{
    internal CustomControlBuilder() { }
    public CustomControl EndControl() => throw Unsupported.Member();
    public CustomControlBuilder GroupByProperty(string property, CustomControl customControl, string label) => throw Unsupported.Member();
    public CustomControlBuilder GroupByScriptBlock(string scriptBlock, CustomControl customControl, string label) => throw Unsupported.Member();
    public CustomEntryBuilder StartEntry(IEnumerable<string> entrySelectedByType, IEnumerable<DisplayEntry> entrySelectedByCondition) => throw Unsupported.Member();
}
