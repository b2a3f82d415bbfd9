namespace System.Management.Automation;

public class ListControlBuilder
{
    internal ListControlBuilder() { }
    public ListControl EndList() => throw Unsupported.Member();
    public ListControlBuilder GroupByProperty(string property, CustomControl customControl, string label) => throw Unsupported.Member();
    public ListControlBuilder GroupByScriptBlock(string scriptBlock, CustomControl customControl, string label) => throw Unsupported.Member();
    public ListEntryBuilder StartEntry(IEnumerable<string> entrySelectedByType, IEnumerable<DisplayEntry> entrySelectedByCondition) => throw Unsupported.Member();
}
