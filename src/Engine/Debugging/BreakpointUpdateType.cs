namespace System.Management.Automation;

public enum BreakpointUpdateType
{
    Disabled = 3,
    Enabled = 2,
    Removed = 1,
    Set = 0,
}
