namespace System.Management.Automation;

public abstract class PSControl
{
    protected PSControl() => throw Unsupported.Member();
    public PSControlGroupBy GroupBy { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool OutOfBand { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
