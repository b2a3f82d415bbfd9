namespace System.Management.Automation;

public sealed class CustomItemText : CustomItemBase
{
    public CustomItemText() => throw Unsupported.Member();
    public string Text { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
