namespace System.Management.Automation;

public class PSDebugContext
{
    public PSDebugContext(InvocationInfo invocationInfo, List<Breakpoint> breakpoints) => throw Unsupported.Member();
    public Breakpoint[] Breakpoints { get => throw Unsupported.Member(); }
    public InvocationInfo InvocationInfo { get => throw Unsupported.Member(); }
}
