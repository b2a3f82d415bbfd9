namespace System.Management.Automation;

public sealed class PSControlGroupBy
{
    public PSControlGroupBy() => throw Unsupported.Member();
    public CustomControl CustomControl { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public DisplayEntry Expression { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Label { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
