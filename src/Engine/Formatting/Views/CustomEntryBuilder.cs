namespace System.Management.Automation;

/// <summary>Builds the parts of a custom view.</summary>
public sealed class CustomEntryBuilder
{
    private readonly CustomControlBuilder _control;
    private readonly Stack<List<CustomItemBase>> _open = new();

    internal CustomEntryBuilder(CustomControlBuilder control, CustomControlEntry entry)
    {
        _control = control;
        _open.Push(entry.CustomItems);
    }

    public CustomEntryBuilder AddCustomControlExpressionBinding(
        CustomControl customControl, bool enumerateCollection = false, string? selectedByType = null, string? selectedByScript = null)
        => Add(null, enumerateCollection, selectedByType, selectedByScript, customControl);

    public CustomEntryBuilder AddNewline(int count = 1)
    {
        _open.Peek().Add(new CustomItemNewline { Count = count });
        return this;
    }

    public CustomEntryBuilder AddPropertyExpressionBinding(
        string property, bool enumerateCollection = false, string? selectedByType = null, string? selectedByScript = null, CustomControl? customControl = null)
        => Add(new DisplayEntry(property, DisplayEntryValueType.Property), enumerateCollection, selectedByType, selectedByScript, customControl);

    public CustomEntryBuilder AddScriptBlockExpressionBinding(
        string scriptBlock, bool enumerateCollection = false, string? selectedByType = null, string? selectedByScript = null, CustomControl? customControl = null)
        => Add(new DisplayEntry(scriptBlock, DisplayEntryValueType.ScriptBlock), enumerateCollection, selectedByType, selectedByScript, customControl);

    public CustomEntryBuilder AddText(string text)
    {
        _open.Peek().Add(new CustomItemText { Text = text });
        return this;
    }

    public CustomControlBuilder EndEntry() => _control;

    public CustomEntryBuilder EndFrame()
    {
        if (_open.Count < 2)
        {
            throw new InvalidOperationException("There is no open frame.");
        }

        _open.Pop();
        return this;
    }

    public CustomEntryBuilder StartFrame(uint leftIndent = 0, uint rightIndent = 0, uint firstLineHanging = 0, uint firstLineIndent = 0)
    {
        var frame = new CustomItemFrame
        {
            LeftIndent = leftIndent,
            RightIndent = rightIndent,
            FirstLineHanging = firstLineHanging,
            FirstLineIndent = firstLineIndent,
        };
        _open.Peek().Add(frame);
        _open.Push(frame.CustomItems);
        return this;
    }

    private CustomEntryBuilder Add(DisplayEntry? entry, bool enumerate, string? selectedByType, string? selectedByScript, CustomControl? control)
    {
        _open.Peek().Add(new CustomItemExpression
        {
            Expression = entry,
            EnumerateCollection = enumerate,
            CustomControl = control,
            ItemSelectionCondition = selectedByScript is not null ? new DisplayEntry(selectedByScript, DisplayEntryValueType.ScriptBlock)
                : selectedByType is not null ? new DisplayEntry(selectedByType, DisplayEntryValueType.Property) : null,
        });
        return this;
    }
}
