namespace System.Management.Automation;

public enum JobThreadOptions
{
    Default = 0,
    UseNewThread = 2,
    UseThreadPoolThread = 1,
}
