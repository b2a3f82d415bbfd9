namespace System.Management.Automation;

/// <summary>Builds a table view step by step.</summary>
public sealed class TableControlBuilder
{
    private readonly TableControl _table;

    internal TableControlBuilder(TableControl table) => _table = table;

    public TableControlBuilder AddHeader(Alignment alignment = Alignment.Undefined, int width = 0, string? label = null)
    {
        _table.Headers.Add(new TableControlColumnHeader(label, width, alignment));
        return this;
    }

    public TableControl EndTable() => _table;

    public TableControlBuilder GroupByProperty(string property, CustomControl? customControl = null, string? label = null)
    {
        _table.GroupBy = ViewBuilding.GroupBy(property, DisplayEntryValueType.Property, customControl, label);
        return this;
    }

    public TableControlBuilder GroupByScriptBlock(string scriptBlock, CustomControl? customControl = null, string? label = null)
    {
        _table.GroupBy = ViewBuilding.GroupBy(scriptBlock, DisplayEntryValueType.ScriptBlock, customControl, label);
        return this;
    }

    public TableRowDefinitionBuilder StartRowDefinition(
        bool wrap = false, IEnumerable<string>? entrySelectedByType = null, IEnumerable<DisplayEntry>? entrySelectedByCondition = null)
    {
        var row = new TableControlRow { Wrap = wrap, SelectedBy = ViewBuilding.SelectedBy(entrySelectedByType, entrySelectedByCondition) };
        _table.Rows.Add(row);
        return new TableRowDefinitionBuilder(this, row);
    }
}
