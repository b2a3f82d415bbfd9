namespace System.Management.Automation.Runspaces;

public enum PipelineState
{
    Completed = 4,
    Disconnected = 6,
    Failed = 5,
    NotStarted = 0,
    Running = 1,
    Stopped = 3,
    Stopping = 2,
}
