using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Workers;

/// <summary>Turns the lines that a worker process prints into log records.</summary>
internal sealed class WorkerConsole(ILogger system, ILogger user, bool isStandardErrorForErrorsOnly)
{
    private const string SystemPrefix = "LanguageWorkerConsoleLog";
    private const string ToolingPrefix = "azfuncjsonlog:";
    private const int RememberedErrors = 3;

    private static readonly string[] ErrorWords = ["error", "fail", "severe", "unhandled exception"];

    private readonly Lock _gate = new();
    private readonly Queue<string> _lastErrors = new();

    /// <summary>The last lines on standard error that spoke of an error, oldest first.</summary>
    public IReadOnlyList<string> LastErrors
    {
        get
        {
            lock (_gate)
            {
                return [.. _lastErrors];
            }
        }
    }

    public void OnOutput(string line)
    {
        if (TakePrefix(ref line, SystemPrefix))
        {
            WorkerLog.Console(system, LogLevel.Information, line);
        }
        else if (line.Length > 0 && !line.StartsWith(ToolingPrefix, StringComparison.OrdinalIgnoreCase))
        {
            WorkerLog.Console(user, LogLevel.Information, line);
        }
    }

    public void OnError(string line)
    {
        var logger = TakePrefix(ref line, SystemPrefix) ? system : user;
        if (line.Length == 0)
        {
            return;
        }

        var level = LevelOf(line);
        if (level == LogLevel.Error)
        {
            lock (_gate)
            {
                _lastErrors.Enqueue(line);
                if (_lastErrors.Count > RememberedErrors)
                {
                    _lastErrors.Dequeue();
                }
            }
        }

        WorkerLog.Console(logger, level, line);
    }

    private LogLevel LevelOf(string line)
    {
        if (isStandardErrorForErrorsOnly)
        {
            return LogLevel.Error;
        }

        if (line.Contains("warn", StringComparison.OrdinalIgnoreCase))
        {
            return LogLevel.Warning;
        }

        return ErrorWords.Any(word => line.Contains(word, StringComparison.OrdinalIgnoreCase)) ? LogLevel.Error : LogLevel.Information;
    }

    private static bool TakePrefix(ref string line, string prefix)
    {
        if (!line.StartsWith(prefix, StringComparison.OrdinalIgnoreCase))
        {
            return false;
        }

        line = line[prefix.Length..].TrimStart(':', ' ');
        return true;
    }
}
