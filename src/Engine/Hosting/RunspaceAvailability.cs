namespace System.Management.Automation.Runspaces;

public enum RunspaceAvailability
{
    Available = 1,
    AvailableForNestedCommand = 2,
    Busy = 3,
    None = 0,
    RemoteDebug = 4,
}
