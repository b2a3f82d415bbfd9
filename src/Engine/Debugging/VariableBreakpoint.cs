namespace System.Management.Automation;

public class VariableBreakpoint : Breakpoint
{
    internal VariableBreakpoint() { }
    public VariableAccessMode AccessMode { get => throw Unsupported.Member(); }
    public string Variable { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
