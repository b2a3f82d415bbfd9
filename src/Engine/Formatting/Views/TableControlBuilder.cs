namespace System.Management.Automation;

public sealed class TableControlBuilder
{
    internal TableControlBuilder() { }
    public TableControlBuilder AddHeader(Alignment alignment, int width, string label) => throw Unsupported.Member();
    public TableControl EndTable() => throw Unsupported.Member();
    public TableControlBuilder GroupByProperty(string property, CustomControl customControl, string label) => throw Unsupported.Member();
    public TableControlBuilder GroupByScriptBlock(string scriptBlock, CustomControl customControl, string label) => throw Unsupported.Member();
    public TableRowDefinitionBuilder StartRowDefinition(bool wrap, IEnumerable<string> entrySelectedByType, IEnumerable<DisplayEntry> entrySelectedByCondition) => throw Unsupported.Member();
}
