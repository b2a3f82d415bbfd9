namespace System.Management.Automation;

/// <summary>Builds a custom view step by step.</summary>
public sealed class CustomControlBuilder
{
    private readonly CustomControl _control;

    internal CustomControlBuilder(CustomControl control) => _control = control;

    public CustomControl EndControl() => _control;

    public CustomControlBuilder GroupByProperty(string property, CustomControl? customControl = null, string? label = null)
    {
        _control.GroupBy = ViewBuilding.GroupBy(property, DisplayEntryValueType.Property, customControl, label);
        return this;
    }

    public CustomControlBuilder GroupByScriptBlock(string scriptBlock, CustomControl? customControl = null, string? label = null)
    {
        _control.GroupBy = ViewBuilding.GroupBy(scriptBlock, DisplayEntryValueType.ScriptBlock, customControl, label);
        return this;
    }

    public CustomEntryBuilder StartEntry(IEnumerable<string>? entrySelectedByType = null, IEnumerable<DisplayEntry>? entrySelectedByCondition = null)
    {
        var entry = new CustomControlEntry { SelectedBy = ViewBuilding.SelectedBy(entrySelectedByType, entrySelectedByCondition) };
        _control.Entries.Add(entry);
        return new CustomEntryBuilder(this, entry);
    }
}
