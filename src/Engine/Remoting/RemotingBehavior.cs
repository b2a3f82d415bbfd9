namespace System.Management.Automation;

public enum RemotingBehavior
{
    Custom = 2,
    None = 0,
    PowerShell = 1,
}
