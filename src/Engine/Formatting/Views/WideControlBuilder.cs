namespace System.Management.Automation;

/// <summary>Builds a wide view step by step.</summary>
public sealed class WideControlBuilder
{
    private readonly WideControl _wide;

    internal WideControlBuilder(WideControl wide) => _wide = wide;

    public WideControlBuilder AddPropertyEntry(
        string propertyName, string? format = null, IEnumerable<string>? entrySelectedByType = null, IEnumerable<DisplayEntry>? entrySelectedByCondition = null)
        => Add(propertyName, DisplayEntryValueType.Property, format, entrySelectedByType, entrySelectedByCondition);

    public WideControlBuilder AddScriptBlockEntry(
        string scriptBlock, string? format = null, IEnumerable<string>? entrySelectedByType = null, IEnumerable<DisplayEntry>? entrySelectedByCondition = null)
        => Add(scriptBlock, DisplayEntryValueType.ScriptBlock, format, entrySelectedByType, entrySelectedByCondition);

    public WideControl EndWideControl() => _wide;

    public WideControlBuilder GroupByProperty(string property, CustomControl? customControl = null, string? label = null)
    {
        _wide.GroupBy = ViewBuilding.GroupBy(property, DisplayEntryValueType.Property, customControl, label);
        return this;
    }

    public WideControlBuilder GroupByScriptBlock(string scriptBlock, CustomControl? customControl = null, string? label = null)
    {
        _wide.GroupBy = ViewBuilding.GroupBy(scriptBlock, DisplayEntryValueType.ScriptBlock, customControl, label);
        return this;
    }

    private WideControlBuilder Add(
        string value, DisplayEntryValueType type, string? format, IEnumerable<string>? selectedByType, IEnumerable<DisplayEntry>? selectedByCondition)
    {
        _wide.Entries.Add(new WideControlEntryItem(new DisplayEntry(value, type))
        {
            FormatString = format,
            EntrySelectedBy = ViewBuilding.SelectedBy(selectedByType, selectedByCondition),
        });
        return this;
    }
}
