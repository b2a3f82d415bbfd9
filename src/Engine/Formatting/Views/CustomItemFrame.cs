namespace System.Management.Automation;

/// <summary>An indented part.</summary>
public sealed class CustomItemFrame : CustomItemBase
{
    internal CustomItemFrame()
    {
    }

    public List<CustomItemBase> CustomItems { get; set; } = [];

    public uint FirstLineHanging { get; set; }

    public uint FirstLineIndent { get; set; }

    public uint LeftIndent { get; set; }

    public uint RightIndent { get; set; }
}
