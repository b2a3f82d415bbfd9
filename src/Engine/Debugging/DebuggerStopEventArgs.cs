using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class DebuggerStopEventArgs : EventArgs
{
    public DebuggerStopEventArgs(InvocationInfo invocationInfo, Collection<Breakpoint> breakpoints, DebuggerResumeAction resumeAction) => throw Unsupported.Member();
    public ReadOnlyCollection<Breakpoint> Breakpoints { get => throw Unsupported.Member(); }
    public InvocationInfo InvocationInfo { get => throw Unsupported.Member(); }
    public DebuggerResumeAction ResumeAction { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
