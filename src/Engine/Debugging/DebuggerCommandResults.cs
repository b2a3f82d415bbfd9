namespace System.Management.Automation;

public sealed class DebuggerCommandResults
{
    public DebuggerCommandResults(DebuggerResumeAction? resumeAction, bool evaluatedByDebugger) => throw Unsupported.Member();
    public bool EvaluatedByDebugger { get => throw Unsupported.Member(); }
    public DebuggerResumeAction? ResumeAction { get => throw Unsupported.Member(); }
}
