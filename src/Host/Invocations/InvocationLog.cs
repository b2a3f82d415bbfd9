using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Invocations;

/// <summary>What the host says about invocations. Tools and people look for these texts.</summary>
internal static partial class InvocationLog
{
    [LoggerMessage(EventId = 300, Level = LogLevel.Information, Message = "Executing 'Functions.{Function}' (Reason='{Reason}', Id={InvocationId})")]
    public static partial void Executing(ILogger logger, string function, string reason, string invocationId);

    [LoggerMessage(EventId = 301, Level = LogLevel.Information,
        Message = "Executed 'Functions.{Function}' (Succeeded, Id={InvocationId}, Duration={DurationMs}ms)")]
    public static partial void Succeeded(ILogger logger, string function, string invocationId, long durationMs);

    [LoggerMessage(EventId = 302, Level = LogLevel.Error,
        Message = "Executed 'Functions.{Function}' (Failed, Id={InvocationId}, Duration={DurationMs}ms)\nException while executing function: Functions.{Function}\n{Reason}")]
    public static partial void Failed(ILogger logger, string function, string invocationId, long durationMs, string reason);

    [LoggerMessage(EventId = 303, Level = LogLevel.Error,
        Message = "Timeout value of {Limit:c} exceeded by function 'Functions.{Function}' (Id: '{InvocationId}'). Initiating cancellation.")]
    public static partial void TimedOut(ILogger logger, TimeSpan limit, string function, string invocationId);

    [LoggerMessage(EventId = 304, Level = LogLevel.Warning,
        Message = "A function timeout has occurred. Restarting worker process executing invocationId '{InvocationId}'.")]
    public static partial void RestartingAfterTimeout(ILogger logger, string invocationId);

    [LoggerMessage(EventId = 305, Level = LogLevel.Warning,
        Message = "Function '{Function}' set the output '{Binding}' ({Type}); psfunc delivers http outputs only, so it went nowhere. This is said once.")]
    public static partial void OutputNotDelivered(ILogger logger, string function, string binding, string type);
}
