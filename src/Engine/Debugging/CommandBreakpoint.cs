namespace System.Management.Automation;

public class CommandBreakpoint : Breakpoint
{
    internal CommandBreakpoint() { }
    public string Command { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
