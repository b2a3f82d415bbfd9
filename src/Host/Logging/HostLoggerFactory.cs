using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Logging;

/// <summary>Makes the loggers of host, workers and functions. All write to one sink; one filter decides what is shown.</summary>
internal sealed class HostLoggerFactory(ConsoleSink sink, LogFilter filter, bool isEnabled) : ILoggerFactory
{
    private readonly ConcurrentDictionary<string, HostLogger> _loggers = new(StringComparer.Ordinal);

    public ILogger CreateLogger(string categoryName) => _loggers.GetOrAdd(categoryName, static (name, self) => self.Create(name), this);

    /// <exception cref="NotSupportedException">Always: there is one sink.</exception>
    public void AddProvider(ILoggerProvider provider) => throw new NotSupportedException("Log records go to the console sink alone.");

    public void Dispose()
    {
    }

    private HostLogger Create(string category) =>
        new(sink, isEnabled || category == LogCategories.Always ? filter.MinimumLevel(category) : LogLevel.None);
}
