namespace System.Management.Automation;

public sealed class CustomItemExpression : CustomItemBase
{
    internal CustomItemExpression() { }
    public CustomControl CustomControl { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool EnumerateCollection { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public DisplayEntry Expression { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public DisplayEntry ItemSelectionCondition { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
