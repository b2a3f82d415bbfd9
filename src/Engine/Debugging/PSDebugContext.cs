namespace System.Management.Automation;

/// <summary><c>$PSDebugContext</c>: exists while a script is stopped.</summary>
public class PSDebugContext
{
    public PSDebugContext(InvocationInfo invocationInfo, List<Breakpoint> breakpoints)
    {
        InvocationInfo = invocationInfo;
        Breakpoints = breakpoints is null ? [] : [.. breakpoints];
    }

    public Breakpoint[] Breakpoints { get; }

    public InvocationInfo InvocationInfo { get; }
}
