namespace System.Management.Automation;

/// <summary>Text that is always the same.</summary>
public sealed class CustomItemText : CustomItemBase
{
    public string Text { get; set; } = "";
}
