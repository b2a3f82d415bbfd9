namespace System.Management.Automation;

public sealed class WideControlBuilder
{
    internal WideControlBuilder() { }
    public WideControlBuilder AddPropertyEntry(string propertyName, string format, IEnumerable<string> entrySelectedByType, IEnumerable<DisplayEntry> entrySelectedByCondition) => throw Unsupported.Member();
    public WideControlBuilder AddScriptBlockEntry(string scriptBlock, string format, IEnumerable<string> entrySelectedByType, IEnumerable<DisplayEntry> entrySelectedByCondition) => throw Unsupported.Member();
    public WideControl EndWideControl() => throw Unsupported.Member();
    public WideControlBuilder GroupByProperty(string property, CustomControl customControl, string label) => throw Unsupported.Member();
    public WideControlBuilder GroupByScriptBlock(string scriptBlock, CustomControl customControl, string label) => throw Unsupported.Member();
}
