using System.Globalization;
using System.Xml.Linq;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Reads the views of a format.ps1xml file.</summary>
internal sealed class FormatFileReader
{
    private readonly Dictionary<string, string[]> _sets = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, CustomControl> _controls = new(StringComparer.OrdinalIgnoreCase);

    /// <exception cref="System.Xml.XmlException">The file is no XML.</exception>
    /// <exception cref="InvalidDataException">The file is no format file.</exception>
    public List<FormatView> Read(string path)
    {
        var root = XDocument.Load(path).Root ?? throw new InvalidDataException("The file has no root element.");
        if (root.Name.LocalName != "Configuration")
        {
            throw new InvalidDataException($"The root element is '{root.Name.LocalName}'; it has to be 'Configuration'.");
        }

        foreach (var set in root.Elements("SelectionSets").Elements("SelectionSet"))
        {
            _sets[Text(set, "Name")] = [.. set.Elements("Types").Elements("TypeName").Select(type => type.Value.Trim())];
        }

        ReadControls(root);
        return [.. root.Elements("ViewDefinitions").Elements("View").Select(ReadView).OfType<FormatView>()];
    }

    private void ReadControls(XElement parent)
    {
        foreach (var control in parent.Elements("Controls").Elements("Control"))
        {
            if (control.Element("CustomControl") is { } custom)
            {
                var known = new CustomControl();
                _controls[Text(control, "Name")] = known;
                ReadCustom(custom, known);
            }
        }
    }

    private FormatView? ReadView(XElement view)
    {
        ReadControls(view);
        var types = TypesOf(view.Element("ViewSelectedBy"));
        PSControl? control = null;
        if (view.Element("TableControl") is { } table)
        {
            control = ReadTable(table);
        }
        else if (view.Element("ListControl") is { } list)
        {
            control = ReadList(list);
        }
        else if (view.Element("WideControl") is { } wide)
        {
            control = ReadWide(wide);
        }
        else if (view.Element("CustomControl") is { } custom)
        {
            control = ReadCustom(custom, new CustomControl());
        }

        if (control is null)
        {
            return null;
        }

        control.OutOfBand = view.Element("OutOfBand") is not null;
        control.GroupBy = ReadGroupBy(view.Element("GroupBy"));
        return new FormatView(Text(view, "Name"), types, control);
    }

    private string[] TypesOf(XElement? selection)
    {
        var types = new List<string>();
        foreach (var item in selection?.Elements() ?? [])
        {
            if (item.Name.LocalName == "TypeName")
            {
                types.Add(item.Value.Trim());
            }
            else if (item.Name.LocalName == "SelectionSetName" && _sets.TryGetValue(item.Value.Trim(), out var set))
            {
                types.AddRange(set);
            }
        }

        return [.. types];
    }

    private EntrySelectedBy? SelectedBy(XElement? selection)
    {
        if (selection is null)
        {
            return null;
        }

        var conditions = selection.Elements("SelectionCondition").Select(EntryOf).OfType<DisplayEntry>().ToList();
        return new EntrySelectedBy { TypeNames = [.. TypesOf(selection)], SelectionCondition = conditions.Count > 0 ? conditions : null };
    }

    private PSControlGroupBy? ReadGroupBy(XElement? groupBy)
    {
        if (groupBy is null)
        {
            return null;
        }

        var control = groupBy.Element("CustomControlName") is { } name && _controls.TryGetValue(name.Value.Trim(), out var known) ? known
            : groupBy.Element("CustomControl") is { } own ? ReadCustom(own, new CustomControl()) : null;
        return new PSControlGroupBy { Expression = EntryOf(groupBy), Label = groupBy.Element("Label")?.Value, CustomControl = control };
    }

    private TableControl ReadTable(XElement element)
    {
        var table = new TableControl { AutoSize = element.Element("AutoSize") is not null, HideTableHeaders = element.Element("HideTableHeaders") is not null };
        foreach (var header in element.Elements("TableHeaders").Elements("TableColumnHeader"))
        {
            table.Headers.Add(new TableControlColumnHeader(header.Element("Label")?.Value, Number(header.Element("Width")), AlignmentOf(header)));
        }

        foreach (var entry in element.Elements("TableRowEntries").Elements("TableRowEntry"))
        {
            var row = new TableControlRow { Wrap = entry.Element("Wrap") is not null, SelectedBy = SelectedBy(entry.Element("EntrySelectedBy")) };
            foreach (var item in entry.Elements("TableColumnItems").Elements("TableColumnItem"))
            {
                row.Columns.Add(new TableControlColumn(AlignmentOf(item), EntryOf(item) ?? new DisplayEntry("", DisplayEntryValueType.Property))
                {
                    FormatString = item.Element("FormatString")?.Value,
                });
            }

            table.Rows.Add(row);
        }

        return table.Rows.Count > 0 ? table : throw new InvalidDataException("A table view has no row.");
    }

    private ListControl ReadList(XElement element)
    {
        var list = new ListControl();
        foreach (var entry in element.Elements("ListEntries").Elements("ListEntry"))
        {
            var items = entry.Elements("ListItems").Elements("ListItem").Select(item => new ListControlEntryItem(
                item.Element("Label")?.Value, EntryOf(item) ?? new DisplayEntry("", DisplayEntryValueType.Property))
            {
                FormatString = item.Element("FormatString")?.Value,
                ItemSelectionCondition = item.Element("ItemSelectionCondition") is { } condition ? EntryOf(condition) : null,
            });
            list.Entries.Add(new ListControlEntry(items) { EntrySelectedBy = SelectedBy(entry.Element("EntrySelectedBy")) });
        }

        return list;
    }

    private WideControl ReadWide(XElement element)
    {
        var wide = new WideControl((uint)Number(element.Element("ColumnNumber"))) { AutoSize = element.Element("AutoSize") is not null };
        foreach (var entry in element.Elements("WideEntries").Elements("WideEntry"))
        {
            if (entry.Element("WideItem") is { } item && EntryOf(item) is { } value)
            {
                wide.Entries.Add(new WideControlEntryItem(value)
                {
                    FormatString = item.Element("FormatString")?.Value,
                    EntrySelectedBy = SelectedBy(entry.Element("EntrySelectedBy")),
                });
            }
        }

        return wide;
    }

    private CustomControl ReadCustom(XElement element, CustomControl control)
    {
        foreach (var entry in element.Elements("CustomEntries").Elements("CustomEntry"))
        {
            control.Entries.Add(new CustomControlEntry
            {
                SelectedBy = SelectedBy(entry.Element("EntrySelectedBy")),
                CustomItems = ReadItems(entry.Element("CustomItem")),
            });
        }

        return control;
    }

    private List<CustomItemBase> ReadItems(XElement? parent)
    {
        var items = new List<CustomItemBase>();
        foreach (var item in parent?.Elements() ?? [])
        {
            switch (item.Name.LocalName)
            {
                case "Text":
                    items.Add(new CustomItemText { Text = item.Value });
                    break;
                case "NewLine":
                    items.Add(new CustomItemNewline());
                    break;
                case "Frame":
                    items.Add(new CustomItemFrame
                    {
                        LeftIndent = (uint)Number(item.Element("LeftIndent")),
                        RightIndent = (uint)Number(item.Element("RightIndent")),
                        FirstLineHanging = (uint)Number(item.Element("FirstLineHanging")),
                        FirstLineIndent = (uint)Number(item.Element("FirstLineIndent")),
                        CustomItems = ReadItems(item.Element("CustomItem")),
                    });
                    break;
                case "ExpressionBinding":
                    items.Add(ReadBinding(item));
                    break;
            }
        }

        return items;
    }

    private CustomItemExpression ReadBinding(XElement item) => new()
    {
        Expression = EntryOf(item),
        EnumerateCollection = item.Element("EnumerateCollection") is not null,
        ItemSelectionCondition = item.Element("ItemSelectionCondition") is { } condition ? EntryOf(condition) : null,
        CustomControl = item.Element("CustomControlName") is { } name && _controls.TryGetValue(name.Value.Trim(), out var known) ? known
            : item.Element("CustomControl") is { } own ? ReadCustom(own, new CustomControl()) : null,
    };

    private static DisplayEntry? EntryOf(XElement parent)
        => parent.Element("PropertyName") is { } property ? new DisplayEntry(property.Value.Trim(), DisplayEntryValueType.Property)
            : parent.Element("ScriptBlock") is { } script ? new DisplayEntry(script.Value, DisplayEntryValueType.ScriptBlock) : null;

    private static Alignment AlignmentOf(XElement element)
        => Enum.TryParse<Alignment>(element.Element("Alignment")?.Value.Trim(), ignoreCase: true, out var alignment) ? alignment : Alignment.Undefined;

    private static int Number(XElement? element)
        => element is not null && int.TryParse(element.Value.Trim(), NumberStyles.Integer, CultureInfo.InvariantCulture, out var number) ? number : 0;

    private static string Text(XElement parent, string name) => parent.Element(name)?.Value.Trim() ?? "";
}
