namespace System.Management.Automation.Internal;

public enum PSMonitorRunspaceType
{
    InvokeCommand = 1,
    Standalone = 0,
    WorkflowInlineScript = 2,
}
