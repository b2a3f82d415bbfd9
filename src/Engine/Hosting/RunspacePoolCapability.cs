namespace System.Management.Automation.Runspaces;

public enum RunspacePoolCapability
{
    Default = 0,
    SupportsDisconnect = 1,
}
