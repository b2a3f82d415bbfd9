namespace System.Management.Automation;

/// <summary>A value, shown as text or by a view of its own.</summary>
public sealed class CustomItemExpression : CustomItemBase
{
    internal CustomItemExpression()
    {
    }

    public CustomControl? CustomControl { get; set; }

    public bool EnumerateCollection { get; set; }

    public DisplayEntry? Expression { get; set; }

    public DisplayEntry? ItemSelectionCondition { get; set; }
}
