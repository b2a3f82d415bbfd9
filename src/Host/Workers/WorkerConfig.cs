using System.Text.RegularExpressions;

namespace PowerShellWorker.Host.Workers;

/// <summary>What a worker.config.json says about a worker and about how its processes are run.</summary>
internal sealed record WorkerConfig
{
    public required string Language { get; init; }

    /// <summary>Script extensions, each with its dot.</summary>
    public required IReadOnlyList<string> Extensions { get; init; }

    /// <summary>Full path of the folder that holds the file.</summary>
    public required string Directory { get; init; }

    public required string ExecutablePath { get; init; }

    /// <summary>The worker's file below <see cref="Directory"/>, placeholders not yet replaced.</summary>
    public required string WorkerPath { get; init; }

    /// <summary>Arguments of the executable, before the worker's path.</summary>
    public IReadOnlyList<string> Arguments { get; init; } = [];

    public string? DefaultRuntimeVersion { get; init; }

    /// <summary>Empty = any.</summary>
    public IReadOnlyList<string> SupportedRuntimeVersions { get; init; } = [];

    /// <summary>Cuts a wished version down to the form of <see cref="SupportedRuntimeVersions"/>.</summary>
    public Regex? SanitizeRuntimeVersion { get; init; }

    /// <summary>Whether every line on standard error is an error, whatever it says.</summary>
    public bool IsStandardErrorForErrorsOnly { get; init; }

    public int ProcessCount { get; init; } = 1;

    public int MaxProcessCount { get; init; } = 10;

    /// <summary>Wait between the starts of several processes.</summary>
    public TimeSpan ProcessStartupInterval { get; init; } = TimeSpan.FromSeconds(10);

    /// <summary>From process start to StartStream.</summary>
    public TimeSpan ProcessStartupTimeout { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>From WorkerInitRequest to its answer.</summary>
    public TimeSpan InitializationTimeout { get; init; } = TimeSpan.FromSeconds(10);

    /// <summary>Longest wait between two restarts; the first ones come sooner.</summary>
    public TimeSpan ProcessRestartInterval { get; init; } = TimeSpan.FromSeconds(10);

    /// <summary>How long running invocations may go on when the host stops.</summary>
    public TimeSpan ProcessShutdownTimeout { get; init; } = TimeSpan.FromSeconds(10);
}
