namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Makes the entries of one layout.</summary>
internal sealed class EntryGenerator
{
    private readonly FormatOptions _options;
    private readonly FormatView? _view;
    private readonly int _limit = FormatText.EnumerationLimit;
    private readonly List<EntryColumn> _columns = [];
    private readonly bool _wrap;

    public EntryGenerator(FormatOptions options, FormatView? view, PSObject first)
    {
        _options = options;
        _view = view;
        Shape = options.Shape != FormatShape.Undefined ? options.Shape : view?.Shape ?? DefaultShape(first);
        _wrap = options.Wrap;
        switch (Shape)
        {
            case FormatShape.Table:
                BuildTable(first);
                break;
            case FormatShape.Wide:
                BuildWide(first);
                break;
        }

        Grouping = MakeGrouping();
    }

    public FormatShape Shape { get; }

    public FormatGrouping? Grouping { get; }

    public FormatStartData Start()
    {
        var table = _view?.Control as TableControl;
        var wide = _view?.Control as WideControl;
        return new FormatStartData
        {
            Shape = Shape,
            Columns = [.. _columns.Select(column => new TableColumn(column.Label, column.Width, column.Alignment))],
            HideHeaders = _options.HideTableHeaders || table?.HideTableHeaders == true,
            AutoSize = _options.AutoSize || table?.AutoSize == true || wide?.AutoSize == true,
            Wrap = _wrap,
            WideColumns = _options.Columns > 0 ? _options.Columns : (int)(wide?.Columns ?? 0),
        };
    }

    public FormatEntry Make(PSObject target, out string? error)
    {
        error = null;
        return Shape switch
        {
            FormatShape.Table => Row(target, out error),
            FormatShape.List => List(target),
            FormatShape.Wide => new WideEntry(_columns.Count == 0 ? FormatText.Scalar(target) : Text(_columns[0], target, inTable: false, out error)),
            _ => CustomText.Make(_options, _view?.Control as CustomControl, target, _limit),
        };
    }

    /// <summary>All properties of an object that does not fit into the layout it comes in.</summary>
    public static ListEntry PlainList(PSObject target)
    {
        var items = new List<(string, string)>();
        foreach (var property in target.Properties)
        {
            items.Add((property.Name, FormatText.Value(ReadOrNull(property), null, FormatText.EnumerationLimit)));
        }

        return new ListEntry(items);
    }

    private static object? ReadOrNull(PSPropertyInfo property)
    {
        try
        {
            return property.Value;
        }
        catch (RuntimeException e) when (e is not PipelineStoppedException)
        {
            return null;
        }
    }

    private static FormatShape DefaultShape(PSObject first)
        => ObjectShape.DefaultProperties(first).Count <= 4 ? FormatShape.Table : FormatShape.List;

    private void BuildTable(PSObject first)
    {
        if (_view?.Control is TableControl table)
        {
            BuildFromView(table);
            return;
        }

        if (_options.Properties.Count == 0)
        {
            foreach (var expression in ObjectShape.DefaultProperties(first).Take(10))
            {
                AddColumn(expression, null, first);
            }

            return;
        }

        foreach (var property in _options.Properties)
        {
            var resolved = property.Expression.Resolve(first);
            if (resolved.Count == 0 && !property.Expression.HasWildcards)
            {
                resolved.Add(property.Expression);
            }

            foreach (var expression in resolved)
            {
                AddColumn(expression, property, first);
            }
        }
    }

    private void BuildFromView(TableControl table)
    {
        var row = table.Rows[0];
        for (var i = 0; i < row.Columns.Count; i++)
        {
            var column = row.Columns[i];
            var header = i < table.Headers.Count ? table.Headers[i] : null;
            var alignment = column.Alignment != Alignment.Undefined ? column.Alignment : header?.Alignment ?? Alignment.Undefined;
            _columns.Add(EntryColumn.Of(header?.Label ?? column.DisplayEntry!.Value, column.DisplayEntry!, column.FormatString, header?.Width ?? 0,
                alignment == Alignment.Undefined ? Alignment.Left : alignment));
        }
    }

    private void AddColumn(PropertyExpression expression, PropertyArgument? argument, PSObject first)
    {
        if (_options.ExcludedProperties.Exists(excluded => excluded.Matches(expression.Name)))
        {
            return;
        }

        var alignment = argument?.Alignment switch
        {
            "left" => Alignment.Left,
            "right" => Alignment.Right,
            "center" => Alignment.Center,
            _ => expression.TryGetValue(first, out var value) && ScalarTypes.AlignsRight(CmdletSupport.Bare(value)) ? Alignment.Right : Alignment.Left,
        };
        _columns.Add(new EntryColumn
        {
            Label = argument?.Label ?? OwnName(expression, first),
            Expression = expression,
            FormatString = argument?.FormatString,
            Width = argument?.Width ?? 0,
            Alignment = alignment,
        });
    }

    private static string OwnName(PropertyExpression expression, PSObject target)
        => expression.Script is null && target.Properties[expression.Name] is { } property ? property.Name : expression.Name;

    private void BuildWide(PSObject first)
    {
        if (_view?.Control is WideControl { Entries: [var entry, ..] })
        {
            _columns.Add(EntryColumn.Of(entry.DisplayEntry.Value, entry.DisplayEntry, entry.FormatString));
            return;
        }

        if (_options.Properties.Count > 0)
        {
            var property = _options.Properties[0];
            var expression = property.Expression.Resolve(first).FirstOrDefault() ?? property.Expression;
            _columns.Add(new EntryColumn { Label = expression.Name, Expression = expression, FormatString = property.FormatString });
        }
        else if (ObjectShape.DisplayProperty(first) is { } display)
        {
            _columns.Add(new EntryColumn { Label = display.Name, Expression = display });
        }
    }

    private FormatGrouping? MakeGrouping()
    {
        if (_options.GroupBy is { } groupBy)
        {
            return new FormatGrouping(groupBy.Expression, groupBy.Label ?? (groupBy.Expression.Script is null ? null : groupBy.Expression.Name),
                groupBy.FormatString, null);
        }

        if (_view is null)
        {
            return null;
        }

        if (_view.Heading is { } heading)
        {
            return new FormatGrouping(null, null, null, heading);
        }

        if (_view.Control.GroupBy is not { Expression: { } expression } definition)
        {
            return null;
        }

        if (definition.CustomControl is { } control)
        {
            return new FormatGrouping(null, null, null, target => CustomText.Text(control, target, _limit));
        }

        return expression.Getter is { } getter
            ? new FormatGrouping(null, null, null, target => $"   {definition.Label ?? expression.Value}: {FormatText.Value(getter(target), null, _limit)}")
            : new FormatGrouping(EntryColumn.ExpressionOf(expression), definition.Label ?? expression.Value, null, null);
    }

    private TableRowEntry Row(PSObject target, out string? error)
    {
        error = null;
        var columns = _columns;
        var wrap = _wrap;
        if (_view?.Control is TableControl { Rows.Count: > 1 } table && SelectRow(table, target) is { } special)
        {
            columns = [.. special.Columns.Select(column => EntryColumn.Of("", column.DisplayEntry!, column.FormatString))];
            wrap |= special.Wrap;
        }
        else if (_view?.Control is TableControl { Rows: [{ Wrap: true }, ..] })
        {
            wrap = true;
        }

        var cells = new string[columns.Count];
        for (var i = 0; i < cells.Length; i++)
        {
            cells[i] = Text(columns[i], target, inTable: true, out var failure);
            error ??= failure;
        }

        return new TableRowEntry(cells, wrap);
    }

    private static TableControlRow? SelectRow(TableControl table, PSObject target)
    {
        TableControlRow? fallback = null;
        foreach (var row in table.Rows)
        {
            if (row.SelectedBy is null)
            {
                fallback ??= row;
            }
            else if (Selects(row.SelectedBy, target))
            {
                return row;
            }
        }

        return fallback;
    }

    private static bool Selects(EntrySelectedBy selection, PSObject target)
    {
        if (selection.TypeNames is { Count: > 0 } names && names.Exists(name => target.TypeNames.Contains(name)))
        {
            return true;
        }

        return selection.SelectionCondition is { Count: > 0 } conditions
            && conditions.Exists(condition => LanguagePrimitives.IsTrue(EntryColumn.ExpressionOf(condition).GetValue(target)));
    }

    private ListEntry List(PSObject target)
    {
        var items = new List<(string, string)>();
        if (_view?.Control is ListControl { Entries.Count: > 0 } list)
        {
            foreach (var item in SelectEntry(list, target).Items)
            {
                AddViewItem(item, target, items);
            }
        }
        else if (_options.Properties.Count > 0)
        {
            foreach (var property in _options.Properties)
            {
                foreach (var expression in property.Expression.Resolve(target))
                {
                    AddItem(expression, property, target, items);
                }
            }
        }
        else
        {
            foreach (var expression in ObjectShape.DefaultProperties(target))
            {
                AddItem(expression, null, target, items);
            }
        }

        return new ListEntry(items);
    }

    private static ListControlEntry SelectEntry(ListControl list, PSObject target)
    {
        foreach (var entry in list.Entries)
        {
            if (entry.EntrySelectedBy is { } selection && Selects(selection, target))
            {
                return entry;
            }
        }

        return list.Entries.Find(entry => entry.EntrySelectedBy is null) ?? list.Entries[0];
    }

    private void AddViewItem(ListControlEntryItem item, PSObject target, List<(string, string)> items)
    {
        if (item.ItemSelectionCondition is { } condition
            && !LanguagePrimitives.IsTrue(condition.Getter is { } test ? test(target) : EntryColumn.ExpressionOf(condition).GetValue(target)))
        {
            return;
        }

        var column = EntryColumn.Of(item.Label ?? item.DisplayEntry.Value, item.DisplayEntry, item.FormatString);
        items.Add((column.Label, Text(column, target, inTable: false, out _)));
    }

    private void AddItem(PropertyExpression expression, PropertyArgument? argument, PSObject target, List<(string, string)> items)
    {
        if (_options.ExcludedProperties.Exists(excluded => excluded.Matches(expression.Name)))
        {
            return;
        }

        var column = new EntryColumn { Label = argument?.Label ?? OwnName(expression, target), Expression = expression, FormatString = argument?.FormatString };
        items.Add((column.Label, Text(column, target, inTable: false, out _)));
    }

    private string Text(EntryColumn column, PSObject target, bool inTable, out string? errorText)
    {
        errorText = null;
        if (!column.TryGetValue(target, out var value, out var error))
        {
            return "";
        }

        if (error is not null)
        {
            errorText = _options.ShowError ? $"Exception: Failed to evaluate expression \"{column.Expression?.Name}\"." : null;
            return _options.DisplayError ? "#ERR" : "";
        }

        return inTable && _view is null ? FormatText.Cell(value, column.FormatString, _limit) : FormatText.Value(value, column.FormatString, _limit);
    }
}
