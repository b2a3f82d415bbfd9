namespace System.Management.Automation;

public sealed class CustomItemNewline : CustomItemBase
{
    public CustomItemNewline() => throw Unsupported.Member();
    public int Count { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
