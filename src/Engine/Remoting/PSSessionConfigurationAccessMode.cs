namespace System.Management.Automation.Runspaces;

public enum PSSessionConfigurationAccessMode
{
    Disabled = 0,
    Local = 1,
    Remote = 2,
}
