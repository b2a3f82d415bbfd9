using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using PowerShellWorker.Rpc;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The worker behind the bootstrap: opens the stream and runs until it ends.</summary>
internal sealed class WorkerCore : IWorkerCore
{
    private const int StreamLost = 1;

    public int Run(WorkerStart start)
    {
        // This thread only waits; everything that follows runs on the thread pool and on the runspaces' own threads.
        return RunAsync(start).GetAwaiter().GetResult();
    }

    private static async Task<int> RunAsync(WorkerStart start)
    {
        try
        {
            return await new WorkerProcess(start).RunAsync().ConfigureAwait(false);
        }
        catch (RpcStatusException exception)
        {
            // The host sees the process end, not the stream: staying alive without it would leave a zombie behind.
            SystemLog.Write(SystemLogLevel.Critical, $"The stream to the host at {start.Arguments.HostUri} failed. {exception.Message}");
            await Console.Error.WriteLineAsync($"error: The stream to the host at {start.Arguments.HostUri} failed. {exception.Message}")
                .ConfigureAwait(false);
            return StreamLost;
        }
    }
}
