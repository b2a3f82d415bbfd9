namespace Microsoft.Azure.Functions.PowerShellWorker.Logs;

/// <summary>Levels of a system log line, with the numbers that the protocol uses.</summary>
internal enum SystemLogLevel
{
    Trace = 0,
    Debug = 1,
    Information = 2,
    Warning = 3,
    Error = 4,
    Critical = 5,
}
