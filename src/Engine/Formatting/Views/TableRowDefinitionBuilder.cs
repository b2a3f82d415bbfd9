namespace System.Management.Automation;

/// <summary>Builds the columns of a table view.</summary>
public sealed class TableRowDefinitionBuilder
{
    private readonly TableControlBuilder _table;
    private readonly TableControlRow _row;

    internal TableRowDefinitionBuilder(TableControlBuilder table, TableControlRow row)
    {
        _table = table;
        _row = row;
    }

    public TableRowDefinitionBuilder AddPropertyColumn(string propertyName, Alignment alignment = Alignment.Undefined, string? format = null)
        => Add(propertyName, DisplayEntryValueType.Property, alignment, format);

    public TableRowDefinitionBuilder AddScriptBlockColumn(string scriptBlock, Alignment alignment = Alignment.Undefined, string? format = null)
        => Add(scriptBlock, DisplayEntryValueType.ScriptBlock, alignment, format);

    public TableControlBuilder EndRowDefinition() => _table;

    private TableRowDefinitionBuilder Add(string value, DisplayEntryValueType type, Alignment alignment, string? format)
    {
        _row.Columns.Add(new TableControlColumn(alignment, new DisplayEntry(value, type)) { FormatString = format });
        return this;
    }
}
