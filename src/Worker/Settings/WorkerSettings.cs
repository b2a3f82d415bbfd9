using System.Globalization;

namespace Microsoft.Azure.Functions.PowerShellWorker.Settings;

/// <summary>The worker's app settings, read at start and again when the host reloads the environment.</summary>
internal sealed record WorkerSettings
{
    /// <summary>Most invocations that run at once. <c>PSWorkerInProcConcurrencyUpperBound</c>; default 1 (hosts set 1000).</summary>
    public int ConcurrencyLimit { get; init; } = 1;

    /// <summary>Most invocations that wait; a further one fails at once. <c>PSWorkerQueueLimit</c>; default 100,000.</summary>
    public int QueueLimit { get; init; } = 100_000;

    /// <summary>Idle runspaces that are kept for good. <c>PSWorkerMinimumRunspaces</c>; default 1.</summary>
    public int MinimumRunspaces { get; init; } = 1;

    /// <summary>How long a runspace above the minimum may be idle. <c>PSWorkerIdleRunspaceTimeout</c>; default 5 minutes.</summary>
    public TimeSpan IdleTimeout { get; init; } = TimeSpan.FromMinutes(5);

    /// <summary>How long a cancelled function may go on before its pipeline is stopped. <c>PSWorkerCancelGracePeriod</c>; default 2 s.</summary>
    public TimeSpan CancelGrace { get; init; } = TimeSpan.FromSeconds(2);

    /// <summary>How long a stopped pipeline may take to end before its runspace is given up. <c>PSWorkerStopTimeout</c>; default 5 s.</summary>
    public TimeSpan StopTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>For functions that name no mode of their own. <c>PSWorkerIsolation</c>: reuse (default), reset or oneshot.</summary>
    public IsolationMode Isolation { get; init; } = IsolationMode.Reuse;

    /// <summary>Deepest nesting of a value that goes out as JSON. <c>PSWorkerJsonDepth</c>; default 100.</summary>
    public int JsonDepth { get; init; } = 100;

    /// <summary>Whether any error record fails the invocation. <c>PSWorkerFailOnError</c>; default false.</summary>
    public bool FailOnError { get; init; }

    /// <summary>One runspace, so that a debugger can follow. <c>PSWorkerDevelopmentMode</c>; default false.</summary>
    public bool DevelopmentMode { get; init; }

    /// <summary>Writes the times of each invocation to the system log. <c>PSWorkerTraceInvocations</c>; default false.</summary>
    public bool TraceInvocations { get; init; }

    /// <summary>Name of a pipe for <c>Enter-PSHostProcess</c>. <c>PSWorkerCustomPipeName</c>; default none.</summary>
    public string? CustomPipeName { get; init; }

    /// <summary>Whether the worker exports telemetry itself. <c>OTEL_FUNCTIONS_WORKER_ENABLED</c>; default false.</summary>
    public bool OpenTelemetryEnabled { get; init; }

    /// <summary>
    /// Whether the stream uses the direct HTTP/2 transport, which costs less CPU a message than <c>SocketsHttpHandler</c>.
    /// <c>PSWorkerDirectTransport</c>; default false; read at start only.
    /// </summary>
    public bool DirectTransport { get; init; }

    /// <summary>Most runspaces, development mode considered.</summary>
    public int MaximumRunspaces => DevelopmentMode ? 1 : ConcurrencyLimit;

    /// <summary>Reads all settings. A bad value is reported and its default taken, so that a typing error does not stop an app.</summary>
    public static WorkerSettings Read(Func<string, string?> getVariable, Action<string> reportProblem)
    {
        var reader = new Reader(getVariable, reportProblem);
        var defaults = new WorkerSettings();
        return new WorkerSettings
        {
            ConcurrencyLimit = reader.Number("PSWorkerInProcConcurrencyUpperBound", defaults.ConcurrencyLimit, 1),
            QueueLimit = reader.Number("PSWorkerQueueLimit", defaults.QueueLimit, 1),
            MinimumRunspaces = reader.Number("PSWorkerMinimumRunspaces", defaults.MinimumRunspaces, 1),
            IdleTimeout = reader.Time("PSWorkerIdleRunspaceTimeout", defaults.IdleTimeout),
            CancelGrace = reader.Time("PSWorkerCancelGracePeriod", defaults.CancelGrace),
            StopTimeout = reader.Time("PSWorkerStopTimeout", defaults.StopTimeout),
            Isolation = reader.Choice("PSWorkerIsolation", defaults.Isolation),
            JsonDepth = reader.Number("PSWorkerJsonDepth", defaults.JsonDepth, 1),
            FailOnError = reader.Switch("PSWorkerFailOnError"),
            DevelopmentMode = reader.Switch("PSWorkerDevelopmentMode"),
            TraceInvocations = reader.Switch("PSWorkerTraceInvocations"),
            DirectTransport = reader.Switch("PSWorkerDirectTransport"),
            CustomPipeName = getVariable("PSWorkerCustomPipeName") is { Length: > 0 } name ? name : null,
            // As other workers read it: anything but true is false, without a word.
            OpenTelemetryEnabled = bool.TryParse(getVariable("OTEL_FUNCTIONS_WORKER_ENABLED"), out var enabled) && enabled,
        };
    }

    private readonly struct Reader(Func<string, string?> getVariable, Action<string> reportProblem)
    {
        public int Number(string name, int defaultValue, int least)
        {
            if (getVariable(name) is not { Length: > 0 } text)
            {
                return defaultValue;
            }

            if (int.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out var value) && value >= least)
            {
                return value;
            }

            reportProblem($"App setting {name}: '{text}' is not a whole number from {least} up. Using {defaultValue}.");
            return defaultValue;
        }

        public bool Switch(string name)
        {
            if (getVariable(name) is not { Length: > 0 } text)
            {
                return false;
            }

            if (bool.TryParse(text, out var value))
            {
                return value;
            }

            if (text is "0" or "1")
            {
                return text == "1";
            }

            reportProblem($"App setting {name}: '{text}' is neither true nor false. Using false.");
            return false;
        }

        public TimeSpan Time(string name, TimeSpan defaultValue)
        {
            if (getVariable(name) is not { Length: > 0 } text)
            {
                return defaultValue;
            }

            if (double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var seconds) && seconds is >= 0 and < 1e8)
            {
                return TimeSpan.FromSeconds(seconds);
            }

            if (TimeSpan.TryParse(text, CultureInfo.InvariantCulture, out var value) && value >= TimeSpan.Zero)
            {
                return value;
            }

            reportProblem($"App setting {name}: '{text}' is no time. Give seconds or hh:mm:ss, for example 30. Using {defaultValue.TotalSeconds} s.");
            return defaultValue;
        }

        public IsolationMode Choice(string name, IsolationMode defaultValue)
        {
            if (getVariable(name) is not { Length: > 0 } text)
            {
                return defaultValue;
            }

            if (IsolationModes.TryParse(text, out var value))
            {
                return value;
            }

            reportProblem($"App setting {name}: '{text}' is not one of reuse, reset, oneshot. Using {defaultValue}.");
            return defaultValue;
        }
    }
}
