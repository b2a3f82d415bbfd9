using System.Collections;
using System.Text;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Text of custom views; of objects without one, their whole tree.</summary>
internal static class CustomText
{
    public static CustomEntry Make(FormatOptions options, CustomControl? control, PSObject target, int limit)
    {
        if (control is not null)
        {
            return new CustomEntry([.. Lines(control, target, limit)], BlankAfter: false);
        }

        var lines = new List<(int, string)>();
        AddClass(target, 0, options.Depth, options.Properties, lines, limit);
        return new CustomEntry(lines, BlankAfter: true);
    }

    public static string Text(CustomControl control, PSObject target, int limit)
        => string.Join('\n', Lines(control, target, limit).Select(line => new string(' ', line.Indent) + line.Text));

    private static List<(int Indent, string Text)> Lines(CustomControl control, PSObject target, int limit)
    {
        var writer = new CustomWriter();
        Write(control, target, writer, limit);
        return writer.Finish();
    }

    private static void Write(CustomControl control, object? target, CustomWriter writer, int limit)
    {
        if (control.Entries.Count == 0 || target is null)
        {
            return;
        }

        var wrapped = PSObject.AsPSObject(target);
        var entry = control.Entries.Find(item => item.SelectedBy?.TypeNames is { } names && names.Exists(name => wrapped.TypeNames.Contains(name)))
            ?? control.Entries[0];
        Write(entry.CustomItems, wrapped, writer, limit);
    }

    private static void Write(List<CustomItemBase> items, PSObject target, CustomWriter writer, int limit)
    {
        foreach (var item in items)
        {
            switch (item)
            {
                case CustomItemText text:
                    writer.Append(text.Text);
                    break;
                case CustomItemNewline newline:
                    for (var i = 0; i < newline.Count; i++)
                    {
                        writer.NewLine();
                    }

                    break;
                case CustomItemFrame frame:
                    writer.Indent((int)frame.LeftIndent);
                    Write(frame.CustomItems, target, writer, limit);
                    writer.Indent(-(int)frame.LeftIndent);
                    break;
                case CustomItemExpression expression:
                    WriteExpression(expression, target, writer, limit);
                    break;
            }
        }
    }

    private static void WriteExpression(CustomItemExpression item, PSObject target, CustomWriter writer, int limit)
    {
        if (item.ItemSelectionCondition is { } condition && !LanguagePrimitives.IsTrue(EntryColumn.ExpressionOf(condition).GetValue(target)))
        {
            return;
        }

        var value = item.Expression is null ? target : item.Expression.Getter is { } getter ? getter(target) : EntryColumn.ExpressionOf(item.Expression).GetValue(target);
        var elements = item.EnumerateCollection && CmdletSupport.Bare(value) is IEnumerable many and not string ? many.Cast<object?>() : [value];
        foreach (var element in elements)
        {
            if (item.CustomControl is { } control)
            {
                Write(control, element, writer, limit);
            }
            else
            {
                writer.Append(FormatText.Value(element, null, limit));
            }
        }
    }

    private static void AddClass(PSObject target, int indent, int depth, List<PropertyArgument> properties, List<(int, string)> lines, int limit)
    {
        var typeName = target.TypeNames.Count > 0 ? target.TypeNames[0] : target.BaseObject.GetType().Name;
        lines.Add((indent, "class " + typeName[(typeName.LastIndexOf('.') + 1)..]));
        lines.Add((indent, "{"));
        var expressions = properties.Count > 0 ? properties.SelectMany(property => property.Expression.Resolve(target)).ToList()
            : ObjectShape.DefaultProperties(target);
        foreach (var expression in expressions)
        {
            AddProperty(expression.Name, expression.GetValue(target), indent + 2, depth, lines, limit);
        }

        lines.Add((indent, "}"));
    }

    private static void AddProperty(string name, object? value, int indent, int depth, List<(int, string)> lines, int limit)
    {
        var bare = CmdletSupport.Bare(value);
        if (bare is null || ScalarTypes.IsScalar(bare) || depth <= 0 || (bare is not PSObject && !ObjectShape.HasProperties(PSObject.AsPSObject(bare))))
        {
            lines.Add((indent, $"{name} = {FormatText.Value(value, null, limit)}"));
            return;
        }

        lines.Add((indent, $"{name} = "));
        if (ScalarTypes.IsExpandable(bare))
        {
            AddElements((IEnumerable)bare, indent + 2, depth, lines, limit);
        }
        else
        {
            AddClass(PSObject.AsPSObject(value!), indent + 2, depth - 1, [], lines, limit);
        }
    }

    private static void AddElements(IEnumerable items, int indent, int depth, List<(int, string)> lines, int limit)
    {
        lines.Add((indent, "["));
        var count = 0;
        foreach (var item in items)
        {
            if (count++ == limit)
            {
                lines.Add((indent + 2, "\u2026"));
                break;
            }

            var bare = CmdletSupport.Bare(item);
            if (bare is null || ScalarTypes.IsScalar(bare) || depth <= 1)
            {
                lines.Add((indent + 2, FormatText.Value(item, null, limit)));
            }
            else
            {
                AddClass(PSObject.AsPSObject(item!), indent + 2, depth - 1, [], lines, limit);
            }
        }

        lines.Add((indent, "]"));
        lines.Add((indent, ""));
    }

    /// <summary>Collects the lines of a custom view.</summary>
    private sealed class CustomWriter
    {
        private readonly List<(int, string)> _lines = [];
        private readonly StringBuilder _line = new();
        private int _indent;

        public void Append(string text)
        {
            var parts = DisplayText.SplitLines(text);
            for (var i = 0; i < parts.Count; i++)
            {
                if (i > 0)
                {
                    NewLine();
                }

                _line.Append(parts[i]);
            }
        }

        public void NewLine()
        {
            _lines.Add((_indent, _line.ToString()));
            _line.Clear();
        }

        public void Indent(int change)
        {
            if (_line.Length > 0)
            {
                NewLine();
            }

            _indent += change;
        }

        public List<(int, string)> Finish()
        {
            if (_line.Length > 0)
            {
                NewLine();
            }

            return _lines;
        }
    }
}
