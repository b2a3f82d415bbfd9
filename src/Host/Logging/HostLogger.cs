using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Logging;

/// <summary>Writes the records of one category that are grave enough.</summary>
internal sealed class HostLogger(ConsoleSink sink, LogLevel minimum) : ILogger
{
    public bool IsEnabled(LogLevel logLevel) => logLevel >= minimum && logLevel != LogLevel.None;

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => null;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter)
    {
        if (IsEnabled(logLevel))
        {
            var text = formatter(state, exception);
            sink.Write(new LogRecord(DateTime.UtcNow, logLevel, exception is null ? text : $"{text}\n{exception}"));
        }
    }
}
