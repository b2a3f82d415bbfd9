namespace System.Management.Automation.Runspaces;

public enum PSSessionType
{
    DefaultRemoteShell = 0,
    Workflow = 1,
}
