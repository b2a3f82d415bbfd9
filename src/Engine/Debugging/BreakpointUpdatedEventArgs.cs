namespace System.Management.Automation;

/// <summary>Tells a debugger's client that a breakpoint was set, removed, enabled or disabled.</summary>
public class BreakpointUpdatedEventArgs : EventArgs
{
    internal BreakpointUpdatedEventArgs(Breakpoint breakpoint, BreakpointUpdateType updateType, int breakpointCount)
    {
        Breakpoint = breakpoint;
        UpdateType = updateType;
        BreakpointCount = breakpointCount;
    }

    public Breakpoint Breakpoint { get; }

    /// <summary>How many breakpoints there are now.</summary>
    public int BreakpointCount { get; }

    public BreakpointUpdateType UpdateType { get; }
}
