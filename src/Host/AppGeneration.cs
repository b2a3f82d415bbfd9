using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Http;
using PowerShellWorker.Host.Invocations;
using PowerShellWorker.Host.Metrics;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host;

/// <summary>One reading of the app together with the worker processes that run it. A changed file makes the next one.</summary>
internal sealed class AppGeneration : IAsyncDisposable
{
    public AppGeneration(AppModel app, WorkerLaunch launch, WorkerGate gate, ILoggerFactory loggers, InvocationMetrics metrics, bool namesInvocations)
    {
        App = app;
        var pool = new WorkerPool();
        Dispatcher = new InvocationDispatcher(app, pool, loggers, metrics, namesInvocations);
        Supervisor = new WorkerSupervisor(launch, app, pool, Dispatcher, gate, loggers);
        Throttle = new RequestThrottle(app.Host.MaxOutstandingRequests, app.Host.MaxConcurrentRequests);
    }

    public AppModel App { get; }

    public InvocationDispatcher Dispatcher { get; }

    public WorkerSupervisor Supervisor { get; }

    public RequestThrottle Throttle { get; }

    public async ValueTask DisposeAsync()
    {
        await Supervisor.DisposeAsync().ConfigureAwait(false);
        Dispatcher.Dispose();
    }
}
