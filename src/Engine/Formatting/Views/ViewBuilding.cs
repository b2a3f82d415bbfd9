namespace System.Management.Automation;

/// <summary>What the view builders share.</summary>
internal static class ViewBuilding
{
    public static PSControlGroupBy GroupBy(string value, DisplayEntryValueType type, CustomControl? control, string? label)
        => new() { Expression = new DisplayEntry(value, type), CustomControl = control, Label = label };

    public static EntrySelectedBy? SelectedBy(IEnumerable<string>? types, IEnumerable<DisplayEntry>? conditions)
        => types is null && conditions is null ? null
            : new EntrySelectedBy { TypeNames = types is null ? null : [.. types], SelectionCondition = conditions is null ? null : [.. conditions] };
}
