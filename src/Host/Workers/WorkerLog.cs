using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Workers;

/// <summary>What the host says about worker processes.</summary>
internal static partial class WorkerLog
{
    [LoggerMessage(EventId = 200, Message = "{Line}")]
    public static partial void Console(ILogger logger, LogLevel level, string line);

    [LoggerMessage(EventId = 201, Level = LogLevel.Information, Message = "Starting worker process: {Command}")]
    public static partial void Starting(ILogger logger, string command);

    [LoggerMessage(EventId = 202, Level = LogLevel.Information, Message = "{Executable} process with Id={ProcessId} started")]
    public static partial void Started(ILogger logger, string executable, int processId);

    [LoggerMessage(EventId = 203, Level = LogLevel.Information,
        Message = "Worker {WorkerId}: {Runtime} {RuntimeVersion}, worker version {WorkerVersion}, capabilities: {Capabilities}")]
    public static partial void Initialized(ILogger logger, string workerId, string runtime, string runtimeVersion, string workerVersion, string capabilities);

    [LoggerMessage(EventId = 204, Level = LogLevel.Information, Message = "Function '{Function}' loaded in worker {WorkerId}")]
    public static partial void Loaded(ILogger logger, string function, string workerId);

    [LoggerMessage(EventId = 205, Level = LogLevel.Error, Message = "The '{Function}' function is in error: {Reason}")]
    public static partial void LoadFailed(ILogger logger, string function, string reason);

    [LoggerMessage(EventId = 206, Level = LogLevel.Error, Message = "Worker process {ProcessId} ended: {Reason}")]
    public static partial void Ended(ILogger logger, int processId, string reason);

    [LoggerMessage(EventId = 207, Level = LogLevel.Error, Message = "{Reason}")]
    public static partial void StartFailed(ILogger logger, string reason);

    [LoggerMessage(EventId = 208, Level = LogLevel.Warning, Message = "Restarting the worker process in {DelaySeconds:0.0} s.")]
    public static partial void Restarting(ILogger logger, double delaySeconds);

    [LoggerMessage(EventId = 209, Level = LogLevel.Error,
        Message = "Exceeded language worker restart retry count for runtime:{Runtime}. {Starts} processes in a row did not become ready; the host gives up.")]
    public static partial void GaveUp(ILogger logger, string runtime, int starts);

    [LoggerMessage(EventId = 210, Level = LogLevel.Debug, Message = "Message of kind '{Kind}' from worker {WorkerId} is not expected here and was passed over.")]
    public static partial void Unexpected(ILogger logger, string kind, string workerId);

    [LoggerMessage(EventId = 211, Level = LogLevel.Error, Message = "The stream of worker {WorkerId} failed: {Reason}")]
    public static partial void StreamFailed(ILogger logger, string workerId, string reason);

    [LoggerMessage(EventId = 212, Level = LogLevel.Debug, Message = "Log of invocation '{InvocationId}' arrived after its end: {Text}")]
    public static partial void LateLog(ILogger logger, string invocationId, string text);

    [LoggerMessage(EventId = 213, Level = LogLevel.Warning, Message = "A stream named the unknown worker id '{WorkerId}' and was closed.")]
    public static partial void UnknownWorker(ILogger logger, string workerId);

    [LoggerMessage(EventId = 214, Level = LogLevel.Information, Message = "Worker process started and initialized.")]
    public static partial void Ready(ILogger logger);
}
