namespace System.Management.Automation.Runspaces;

public enum PSThreadOptions
{
    Default = 0,
    ReuseThread = 2,
    UseCurrentThread = 3,
    UseNewThread = 1,
}
