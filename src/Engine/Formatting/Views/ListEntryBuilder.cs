namespace System.Management.Automation;

/// <summary>Builds the lines of a list view.</summary>
public class ListEntryBuilder
{
    private readonly ListControlBuilder _list;
    private readonly ListControlEntry _entry;

    internal ListEntryBuilder(ListControlBuilder list, ListControlEntry entry)
    {
        _list = list;
        _entry = entry;
    }

    public ListEntryBuilder AddItemProperty(string property, string? label = null, string? format = null)
    {
        _entry.Items.Add(new ListControlEntryItem(label, new DisplayEntry(property, DisplayEntryValueType.Property)) { FormatString = format });
        return this;
    }

    public ListEntryBuilder AddItemScriptBlock(string scriptBlock, string? label = null, string? format = null)
    {
        _entry.Items.Add(new ListControlEntryItem(label, new DisplayEntry(scriptBlock, DisplayEntryValueType.ScriptBlock)) { FormatString = format });
        return this;
    }

    public ListControlBuilder EndEntry() => _list;
}
