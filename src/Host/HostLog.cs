using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host;

/// <summary>What the host says about itself and the app.</summary>
internal static partial class HostLog
{
    [LoggerMessage(EventId = 100, Level = LogLevel.Warning, Message = "{Text}")]
    public static partial void Warning(ILogger logger, string text);

    [LoggerMessage(EventId = 101, Level = LogLevel.Error, Message = "The '{Function}' function is in error: {Reason}")]
    public static partial void FunctionInError(ILogger logger, string function, string reason);

    [LoggerMessage(EventId = 102, Level = LogLevel.Information, Message = "Mapped function route '{Route}' [{Methods}] to '{Function}'")]
    public static partial void Route(ILogger logger, string route, string methods, string function);

    [LoggerMessage(EventId = 103, Level = LogLevel.Information, Message = "Host started ({ElapsedMs}ms)")]
    public static partial void Started(ILogger logger, long elapsedMs);

    [LoggerMessage(EventId = 104, Level = LogLevel.Information, Message = "Stopping the host. Running requests may end; press Ctrl+C again to end at once.")]
    public static partial void Stopping(ILogger logger);

    [LoggerMessage(EventId = 105, Level = LogLevel.Information, Message = "{Change}. The app is read again.")]
    public static partial void Reloading(ILogger logger, string change);

    [LoggerMessage(EventId = 106, Level = LogLevel.Error, Message = "The changed app cannot be used, so the last good one goes on being served:\n{Problems}")]
    public static partial void ReloadFailed(ILogger logger, string problems);

    [LoggerMessage(EventId = 107, Level = LogLevel.Warning, Message = "Files of the app are not watched: {Reason} Restart psfunc after a change.")]
    public static partial void NotWatching(ILogger logger, string reason);

    [LoggerMessage(EventId = 108, Level = LogLevel.Information, Message = "{Text}")]
    public static partial void Note(ILogger logger, string text);

    [LoggerMessage(EventId = 109, Level = LogLevel.Information, Message = "Listening on {Address}")]
    public static partial void Listening(ILogger logger, Uri address);
}
