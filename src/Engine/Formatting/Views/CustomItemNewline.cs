namespace System.Management.Automation;

/// <summary>Ends of line.</summary>
public sealed class CustomItemNewline : CustomItemBase
{
    public int Count { get; set; } = 1;
}
