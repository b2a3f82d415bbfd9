using System.Collections.Concurrent;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Load.Workers;
using PowerShellWorker.Rpc.Server;

namespace PowerShellWorker.Load.Rpc;

/// <summary>The host's listener: matches each stream that opens to the worker that was started for it.</summary>
internal sealed class BareHost : IAsyncDisposable
{
    private readonly ConcurrentDictionary<string, TaskCompletionSource<WorkerSession>> _expected = new(StringComparer.Ordinal);
    private FunctionRpcServer? _server;

    private FunctionRpcServer Server => _server ?? throw new InvalidOperationException("Not started.");

    public static async Task<BareHost> StartAsync(CancellationToken cancellationToken)
    {
        var host = new BareHost();
        host._server = await FunctionRpcServer.StartAsync(host.OnStreamAsync, cancellationToken: cancellationToken).ConfigureAwait(false);
        return host;
    }

    /// <summary>Starts a worker and waits for its StartStream.</summary>
    public async Task<WorkerSession> StartWorkerAsync(
        WorkerCommand command,
        string appDirectory,
        IReadOnlyDictionary<string, string> environment,
        bool verbose,
        TimeSpan timeout,
        CancellationToken cancellationToken)
    {
        var workerId = Guid.NewGuid().ToString();
        var expected = new TaskCompletionSource<WorkerSession>(TaskCreationOptions.RunContinuationsAsynchronously);
        _expected[workerId] = expected;
        var process = WorkerProcess.Start(command, Server.Address, workerId, appDirectory, environment, verbose);
        try
        {
            using var watch = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
            var exited = process.FailOnExitAsync(watch.Token);
            var first = await Task.WhenAny(expected.Task, exited).WaitAsync(timeout, cancellationToken).ConfigureAwait(false);
            if (first == exited)
            {
                await exited.ConfigureAwait(false);
            }

            await watch.CancelAsync().ConfigureAwait(false);
            var session = await expected.Task.ConfigureAwait(false);
            session.Process = process;
            return session;
        }
        catch (Exception exception)
        {
            await KillAsync(process).ConfigureAwait(false);
            if (exception is TimeoutException)
            {
                throw new LoadException($"No StartStream within {timeout.TotalSeconds} s. {process.Describe()}", exception);
            }

            throw;
        }
        finally
        {
            _expected.TryRemove(workerId, out _);
        }
    }

    public ValueTask DisposeAsync() => Server.DisposeAsync();

    private static async Task KillAsync(WorkerProcess process)
    {
        if (!process.Process.HasExited)
        {
            process.Process.Kill(entireProcessTree: true);
            await process.Process.WaitForExitAsync().ConfigureAwait(false);
        }
    }

    private async Task OnStreamAsync(FunctionRpcServerStream stream)
    {
        var first = await stream.ReadAsync().ConfigureAwait(false);
        // An unknown worker, or one that says something else first: the call ends quietly, as hosts do.
        if (first?.ContentCase == StreamingMessage.ContentOneofCase.StartStream
            && _expected.TryGetValue(first.StartStream.WorkerId, out var expected))
        {
            var session = new WorkerSession(stream);
            if (expected.TrySetResult(session))
            {
                await session.Ended.ConfigureAwait(false);
            }
        }
    }
}
