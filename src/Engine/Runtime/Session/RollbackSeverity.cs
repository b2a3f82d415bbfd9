namespace System.Management.Automation;

public enum RollbackSeverity
{
    Error = 0,
    Never = 2,
    TerminatingError = 1,
}
