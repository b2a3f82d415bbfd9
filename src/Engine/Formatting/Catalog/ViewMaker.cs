namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Short forms for the built-in views.</summary>
internal static class ViewMaker
{
    public static FormatView Table(string name, string[] types, params ViewColumn[] columns)
    {
        var table = new TableControl();
        var row = new TableControlRow();
        foreach (var column in columns)
        {
            table.Headers.Add(new TableControlColumnHeader(column.Label, column.Width, column.Alignment));
            row.Columns.Add(new TableControlColumn(column.Alignment, column.Entry) { FormatString = column.Format });
        }

        table.Rows.Add(row);
        return new FormatView(name, types, table);
    }

    public static FormatView AutoTable(string name, string[] types, params ViewColumn[] columns)
    {
        var view = Table(name, types, columns);
        ((TableControl)view.Control).AutoSize = true;
        return view;
    }

    public static FormatView List(string name, string[] types, params ViewColumn[] items)
        => new(name, types, new ListControl([new ListControlEntry(items.Select(item =>
            new ListControlEntryItem(item.Label, item.Entry) { FormatString = item.Format }))]));

    public static FormatView Wide(string name, string[] types, ViewColumn value)
        => new(name, types, new WideControl([new WideControlEntryItem(value.Entry) { FormatString = value.Format }]));

    public static FormatView Text(string name, string[] types, Func<PSObject, object?> text, bool outOfBand = false)
    {
        var entry = new CustomControlEntry();
        entry.CustomItems.Add(new CustomItemExpression
        {
            Expression = new DisplayEntry(name, DisplayEntryValueType.ScriptBlock) { Getter = text },
        });
        return new FormatView(name, types, new CustomControl { Entries = { entry }, OutOfBand = outOfBand });
    }

    /// <summary>A column that shows a property.</summary>
    public static ViewColumn Property(string name, int width = 0, Alignment alignment = Alignment.Undefined, string? label = null, string? format = null)
        => new(label ?? name, width, alignment, new DisplayEntry(name, DisplayEntryValueType.Property), format);

    /// <summary>A column that code computes; <paramref name="script"/> is what Get-FormatData shows for it.</summary>
    public static ViewColumn Computed(
        string label, Func<PSObject, object?> getter, int width = 0, Alignment alignment = Alignment.Undefined, string script = "", string? format = null)
        => new(label, width, alignment, new DisplayEntry(script, DisplayEntryValueType.ScriptBlock) { Getter = getter }, format);
}
