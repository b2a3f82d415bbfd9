namespace System.Management.Automation;

public class LineBreakpoint : Breakpoint
{
    internal LineBreakpoint() { }
    public int Column { get => throw Unsupported.Member(); }
    public int Line { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
