namespace System.Management.Automation;

/// <summary>Builds a list view step by step.</summary>
public class ListControlBuilder
{
    private readonly ListControl _list;

    internal ListControlBuilder(ListControl list) => _list = list;

    public ListControl EndList() => _list;

    public ListControlBuilder GroupByProperty(string property, CustomControl? customControl = null, string? label = null)
    {
        _list.GroupBy = ViewBuilding.GroupBy(property, DisplayEntryValueType.Property, customControl, label);
        return this;
    }

    public ListControlBuilder GroupByScriptBlock(string scriptBlock, CustomControl? customControl = null, string? label = null)
    {
        _list.GroupBy = ViewBuilding.GroupBy(scriptBlock, DisplayEntryValueType.ScriptBlock, customControl, label);
        return this;
    }

    public ListEntryBuilder StartEntry(IEnumerable<string>? entrySelectedByType = null, IEnumerable<DisplayEntry>? entrySelectedByCondition = null)
    {
        var entry = new ListControlEntry { EntrySelectedBy = ViewBuilding.SelectedBy(entrySelectedByType, entrySelectedByCondition) };
        _list.Entries.Add(entry);
        return new ListEntryBuilder(this, entry);
    }
}
