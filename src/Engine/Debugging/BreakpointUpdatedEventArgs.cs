namespace System.Management.Automation;

public class BreakpointUpdatedEventArgs : EventArgs
{
    internal BreakpointUpdatedEventArgs() { }
    public Breakpoint Breakpoint { get => throw Unsupported.Member(); }
    public int BreakpointCount { get => throw Unsupported.Member(); }
    public BreakpointUpdateType UpdateType { get => throw Unsupported.Member(); }
}
