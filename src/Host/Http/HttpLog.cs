using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Http;

/// <summary>What the host says about HTTP requests.</summary>
internal static partial class HttpLog
{
    [LoggerMessage(EventId = 400, Level = LogLevel.Warning, Message = "Http request queue limit of {Limit} has been exceeded.")]
    public static partial void QueueLimit(ILogger logger, int limit);

    [LoggerMessage(EventId = 401, Level = LogLevel.Error, Message = "The response of 'Functions.{Function}' cannot be sent: {Reason}")]
    public static partial void BadResponse(ILogger logger, string function, string reason);

    [LoggerMessage(EventId = 402, Level = LogLevel.Error, Message = "The request {Method} {Path} failed in the host.")]
    public static partial void HostFailure(ILogger logger, string method, string? path, Exception exception);

    [LoggerMessage(EventId = 403, Level = LogLevel.Information, Message = "{Method} {Path} of '{Function}' was cut off by the client: {Reason}")]
    public static partial void Aborted(ILogger logger, string method, string? path, string function, string reason);
}
