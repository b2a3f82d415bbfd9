using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Configuration;

/// <summary>What host.json says, with the defaults of the functions runtime for what it does not say.</summary>
internal sealed record HostConfig
{
    /// <summary>Longest time one invocation may take, time in queues included; infinite when host.json says "-1".</summary>
    public TimeSpan FunctionTimeout { get; init; } = TimeSpan.FromMinutes(30);

    /// <summary>Names of the only functions to load; null loads all.</summary>
    public IReadOnlyList<string>? Functions { get; init; }

    /// <summary>First segments of every route, without slashes at the ends; may be empty.</summary>
    public string RoutePrefix { get; init; } = "api";

    /// <summary>Most HTTP requests accepted and unfinished, -1 = no limit; one more gets 429.</summary>
    public int MaxOutstandingRequests { get; init; } = -1;

    /// <summary>Most HTTP requests that run at a time, -1 = no limit; others wait their turn.</summary>
    public int MaxConcurrentRequests { get; init; } = -1;

    /// <summary>Headers added to every response that does not carry them already.</summary>
    public IReadOnlyDictionary<string, string> CustomHeaders { get; init; } = new Dictionary<string, string>();

    /// <summary>Category prefix → lowest level shown; "default" stands for every other category.</summary>
    public IReadOnlyDictionary<string, LogLevel> LogLevels { get; init; } = new Dictionary<string, LogLevel>();

    public bool IsConsoleEnabled { get; init; } = true;

    public bool IsConsoleColored { get; init; } = true;

    /// <summary>Told to the worker with every function; the worker restores requirements.psd1 when true.</summary>
    public bool IsManagedDependencyEnabled { get; init; }

    /// <summary>Whether an invocation cancelled before it was sent is still sent, with a cancel right behind it.</summary>
    public bool SendsCanceledInvocations { get; init; } = true;

    /// <summary>Whether changed files reload the app.</summary>
    public bool IsFileWatchingEnabled { get; init; } = true;

    /// <summary>File names watched beside host.json and function.json.</summary>
    public IReadOnlyList<string> WatchFiles { get; init; } = [];

    /// <summary>Folders directly below the root in which every change reloads the app.</summary>
    public IReadOnlyList<string> WatchDirectories { get; init; } = ["node_modules"];
}
