namespace System.Management.Automation.Runspaces;

public enum RunspaceCapability
{
    Default = 0,
    SupportsDisconnect = 1,
    NamedPipeTransport = 2,
    VMSocketTransport = 4,
}
