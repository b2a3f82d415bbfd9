namespace System.Management.Automation;

public enum RemotingCapability
{
    None = 0,
    OwnedByCommand = 3,
    PowerShell = 1,
    SupportedByCommand = 2,
}
