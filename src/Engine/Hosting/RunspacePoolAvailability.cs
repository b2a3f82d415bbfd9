namespace System.Management.Automation.Runspaces;

public enum RunspacePoolAvailability
{
    Available = 1,
    Busy = 2,
    None = 0,
}
