using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.Functions.PowerShellWorker.Pools;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;
using Microsoft.Azure.Functions.PowerShellWorker.Telemetry;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Puts the parts of the worker together and keeps them for the life of the process.</summary>
internal sealed class WorkerProcess(WorkerStart start)
{
    /// <summary>Kept back from the time that the host gives for ending, so that the last messages get out.</summary>
    private static readonly TimeSpan TerminationReserve = TimeSpan.FromMilliseconds(500);

    private readonly TaskCompletionSource<TimeSpan> _termination = new(TaskCreationOptions.RunContinuationsAsynchronously);

    /// <summary>Version of the worker, for logs and for the host.</summary>
    public static string Version { get; } = typeof(WorkerProcess).Assembly.GetName().Version?.ToString(3) ?? "0.0.0";

    /// <summary>Runs until the host ends the stream or the worker.</summary>
    public async Task<int> RunAsync()
    {
        ReportStart();
        // Before the first runspace: it keeps the upgrade checker of the Az modules from making a thread.
        if (string.IsNullOrWhiteSpace(Environment.GetEnvironmentVariable("AZUREPS_CHECK_FOR_UPGRADE")))
        {
            Environment.SetEnvironmentVariable("AZUREPS_CHECK_FOR_UPGRADE", "False");
        }

        var settings = WorkerSettings.Read(
            Environment.GetEnvironmentVariable, static problem => SystemLog.Write(SystemLogLevel.Warning, problem));
        var options = new RpcStreamOptions { Transport = settings.DirectTransport ? RpcTransport.Direct : RpcTransport.HttpClient };
        await using var stream = await FunctionRpcClientStream.ConnectAsync(start.Arguments.HostUri, options).ConfigureAwait(false);
        var context = new WorkerContext(start, new Replies(stream), settings);
        using var pool = new SlotPool(context);
        using var metrics = context.Metrics = new WorkerMetrics(pool);
        context.Replies.Send(new StreamingMessage
        {
            RequestId = start.Arguments.RequestId,
            StartStream = new StartStream { WorkerId = start.Arguments.WorkerId },
        });
        pool.Start();
        SystemLog.Write(
            SystemLogLevel.Information, $"The enforced concurrency level (pool size limit) is '{settings.MaximumRunspaces}'.");
        var handlers = new MessageHandlers(
            context, pool, new InvocationCanceller(context, pool), grace => _termination.TrySetResult(grace));
        var reading = new RequestLoop(stream, handlers).RunAsync();
        if (await Task.WhenAny(reading, _termination.Task).ConfigureAwait(false) == reading)
        {
            await reading.ConfigureAwait(false);
            return 0;
        }

        await EndAsync(stream, pool, await _termination.Task.ConfigureAwait(false)).ConfigureAwait(false);
        return 0;
    }

    private void ReportStart()
    {
        var engine = start.Engine;
        SystemLog.Write(SystemLogLevel.Information, $"Azure Functions PowerShell Worker version {Version}.");
        SystemLog.Write(
            SystemLogLevel.Information, $"PowerShell version: '{engine.Version}' ({engine.Kind} engine in '{engine.Folder}').");
    }

    /// <summary>Lets what is under way finish within the grace, and gets every answer and log out before the process ends.</summary>
    private static async Task EndAsync(FunctionRpcStream stream, SlotPool pool, TimeSpan grace)
    {
        var limit = grace - TerminationReserve;
        var drained = pool.DrainAsync();
        await Task.WhenAny(drained, Task.Delay(limit > TimeSpan.Zero ? limit : TimeSpan.Zero)).ConfigureAwait(false);
        if (!drained.IsCompleted)
        {
            SystemLog.Write(
                SystemLogLevel.Warning, $"{pool.PendingCount} invocations did not end within the {grace.TotalSeconds:0.###} s that the host gave.");
        }

        await Task.WhenAny(stream.CompleteAsync(), Task.Delay(TerminationReserve)).ConfigureAwait(false);
    }
}
