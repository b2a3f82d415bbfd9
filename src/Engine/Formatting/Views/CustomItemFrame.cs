namespace System.Management.Automation;

public sealed class CustomItemFrame : CustomItemBase
{
    internal CustomItemFrame() { }
    public List<CustomItemBase> CustomItems { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public uint FirstLineHanging { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public uint FirstLineIndent { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public uint LeftIndent { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public uint RightIndent { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
