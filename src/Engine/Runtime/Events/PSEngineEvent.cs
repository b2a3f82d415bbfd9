namespace System.Management.Automation;

public sealed class PSEngineEvent
{
    public const string Exiting = "PowerShell.Exiting";
    public const string OnIdle = "PowerShell.OnIdle";
    public const string WorkflowJobStartEvent = "PowerShell.WorkflowJobStartEvent";
    internal PSEngineEvent() { }
}
