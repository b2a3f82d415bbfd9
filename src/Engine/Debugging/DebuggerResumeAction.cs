namespace System.Management.Automation;

public enum DebuggerResumeAction
{
    Continue = 0,
    StepInto = 1,
    StepOut = 2,
    StepOver = 3,
    Stop = 4,
}
