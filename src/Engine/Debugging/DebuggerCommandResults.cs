namespace System.Management.Automation;

/// <summary>What became of a command that was typed at a stop.</summary>
public sealed class DebuggerCommandResults
{
    public DebuggerCommandResults(DebuggerResumeAction? resumeAction, bool evaluatedByDebugger)
    {
        ResumeAction = resumeAction;
        EvaluatedByDebugger = evaluatedByDebugger;
    }

    /// <summary>False when it was ordinary script, run in the stopped scope.</summary>
    public bool EvaluatedByDebugger { get; }

    /// <summary>Set when the command resumes the script.</summary>
    public DebuggerResumeAction? ResumeAction { get; }
}
