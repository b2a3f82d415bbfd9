using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Invocations;

/// <summary>The two loggers of a function: what the host says about it, and what its script says.</summary>
internal sealed record FunctionLogs(ILogger Host, ILogger User)
{
    public static FunctionLogs Create(ILoggerFactory loggers, string function) =>
        new(loggers.CreateLogger($"Function.{function}"), loggers.CreateLogger($"Function.{function}.User"));
}
