namespace System.Management.Automation.Runspaces;

public enum RunspaceState
{
    BeforeOpen = 0,
    Broken = 5,
    Closed = 3,
    Closing = 4,
    Connecting = 8,
    Disconnected = 7,
    Disconnecting = 6,
    Opened = 2,
    Opening = 1,
}
