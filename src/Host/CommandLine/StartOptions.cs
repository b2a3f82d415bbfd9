using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.CommandLine;

/// <summary>What the command line of <c>psfunc start</c> says; null stands for what it leaves open.</summary>
internal sealed record StartOptions
{
    /// <summary>Folder of the app.</summary>
    public string? Path { get; init; }

    public int? Port { get; init; }

    public string? Address { get; init; }

    /// <summary>Allowed origins, comma separated.</summary>
    public string? Cors { get; init; }

    public bool AllowsCorsCredentials { get; init; }

    /// <summary>The only functions to load.</summary>
    public IReadOnlyList<string>? Functions { get; init; }

    /// <summary>Arguments for the program that runs the worker, before the worker's path.</summary>
    public string? LanguageWorkerArguments { get; init; }

    /// <summary>The worker's worker.config.json, or its folder.</summary>
    public string? WorkerConfig { get; init; }

    public bool IsAuthEnabled { get; init; }

    public LogLevel? UserLogLevel { get; init; }

    public bool IsVerbose { get; init; }
}
