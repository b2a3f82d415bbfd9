namespace System.Management.Automation;

/// <summary>One line: a label and a value.</summary>
public sealed class ListControlEntryItem
{
    public ListControlEntryItem(string? label, DisplayEntry entry)
    {
        Label = label;
        DisplayEntry = entry;
    }

    public DisplayEntry DisplayEntry { get; }

    public string? FormatString { get; internal set; }

    public DisplayEntry? ItemSelectionCondition { get; internal set; }

    public string? Label { get; }
}
