using System.Diagnostics;
using System.Diagnostics.Metrics;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Pools;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Telemetry;

/// <summary>The worker's meter. Nothing is computed while nobody listens.</summary>
internal sealed class WorkerMetrics : IDisposable
{
    public const string Name = "PowerShellWorker";

    private readonly Meter _meter = new(Name, WorkerProcess.Version);
    private readonly Histogram<double> _queueWait;
    private readonly Histogram<double> _bind;
    private readonly Histogram<double> _run;
    private readonly Histogram<double> _bindOut;
    private readonly Histogram<double> _write;
    private readonly Counter<long> _invocations;

    public WorkerMetrics(SlotPool pool)
    {
        _queueWait = Duration("queue_wait", "From the arrival of an invocation to its start in a runspace.");
        _bind = Duration("bind", "Turning the inputs of an invocation into arguments.");
        _run = Duration("run", "Running the function.");
        _bindOut = Duration("bind_out", "Turning what the function gave into outputs.");
        _write = Duration("write", "Handing the answer to the stream.");
        _invocations = _meter.CreateCounter<long>("powershell.worker.invocations", "{invocation}", "Invocations that were answered.");
        _meter.CreateObservableGauge("powershell.worker.queue_length", () => pool.Queue.WaitingCount, "{invocation}", "Invocations that wait.");
        _meter.CreateObservableGauge("powershell.worker.runspaces", () => pool.Count, "{runspace}", "Runspaces in the pool.");
    }

    /// <summary>Notes an invocation that was run and answered.</summary>
    public void Record(PendingInvocation invocation, in InvocationTimes times, StatusResult.Types.Status status)
    {
        if (!_run.Enabled && !_invocations.Enabled)
        {
            return;
        }

        var tags = new TagList { { "function", invocation.Function.Name }, { "status", StatusText(status) } };
        _invocations.Add(1, tags);
        _queueWait.Record(times.QueueWait.TotalSeconds, tags);
        _bind.Record(times.Bind.TotalSeconds, tags);
        _run.Record(times.Run.TotalSeconds, tags);
        _bindOut.Record(times.BindOut.TotalSeconds, tags);
        _write.Record(times.Write.TotalSeconds, tags);
    }

    public void Dispose() => _meter.Dispose();

    private static string StatusText(StatusResult.Types.Status status) => status switch
    {
        StatusResult.Types.Status.Success => "success",
        StatusResult.Types.Status.Cancelled => "cancelled",
        _ => "failure",
    };

    private Histogram<double> Duration(string name, string description) =>
        _meter.CreateHistogram<double>($"powershell.worker.{name}", "s", description);
}
