namespace System.Management.Automation;

public enum JobState
{
    AtBreakpoint = 10,
    Blocked = 5,
    Completed = 2,
    Disconnected = 7,
    Failed = 3,
    NotStarted = 0,
    Running = 1,
    Stopped = 4,
    Stopping = 9,
    Suspended = 6,
    Suspending = 8,
}
