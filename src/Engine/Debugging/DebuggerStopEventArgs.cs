using System.Collections.ObjectModel;

namespace System.Management.Automation;

/// <summary>Where and why a script was stopped, and, when the handler returns, how it goes on.</summary>
public class DebuggerStopEventArgs : EventArgs
{
    public DebuggerStopEventArgs(InvocationInfo invocationInfo, Collection<Breakpoint> breakpoints, DebuggerResumeAction resumeAction)
    {
        InvocationInfo = invocationInfo;
        Breakpoints = new ReadOnlyCollection<Breakpoint>(breakpoints);
        ResumeAction = resumeAction;
    }

    /// <summary>The breakpoints that were hit; empty for a step.</summary>
    public ReadOnlyCollection<Breakpoint> Breakpoints { get; }

    public InvocationInfo InvocationInfo { get; }

    public DebuggerResumeAction ResumeAction { get; set; }
}
