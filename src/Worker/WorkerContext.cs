using Microsoft.Azure.Functions.PowerShellWorker.Engine;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;
using Microsoft.Azure.Functions.PowerShellWorker.Telemetry;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>What all parts of the worker share. What can change is replaced as a whole, so that readers always see one state.</summary>
internal sealed class WorkerContext(WorkerStart start, Replies replies, WorkerSettings settings)
{
    private WorkerSettings _settings = settings;
    private FunctionApp? _app;
    private LogFilter _logFilter = LogFilter.None;

    public WorkerStart Start { get; } = start;

    public Replies Replies { get; } = replies;

    public IEngineBridge Bridge { get; } = new EngineBridge(start.Engine);

    public FunctionTable Functions { get; } = new();

    /// <summary>Null until the pool is there to be measured.</summary>
    public WorkerMetrics? Metrics { get; set; }

    public WorkerSettings Settings
    {
        get => Volatile.Read(ref _settings);
        set => Volatile.Write(ref _settings, value);
    }

    /// <summary>Null until the first function is loaded.</summary>
    public FunctionApp? App
    {
        get => Volatile.Read(ref _app);
        set => Volatile.Write(ref _app, value);
    }

    public LogFilter LogFilter
    {
        get => Volatile.Read(ref _logFilter);
        set => Volatile.Write(ref _logFilter, value);
    }
}
