using System.Diagnostics;
using Google.Protobuf.WellKnownTypes;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Load.Workers;
using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Server;

namespace PowerShellWorker.Load.Rpc;

/// <summary>One started worker with its open stream: initialization, loading and a clean end.</summary>
internal sealed class WorkerSession(FunctionRpcServerStream stream) : IAsyncDisposable
{
    private readonly TaskCompletionSource _ended = new(TaskCreationOptions.RunContinuationsAsynchronously);

    public FunctionRpcServerStream Stream => stream;

    public WorkerProcess Process { get; set; } = null!;

    /// <summary>Ends when the session was disposed; the call stays open so long.</summary>
    public Task Ended => _ended.Task;

    public long StartStreamTimestamp { get; } = Stopwatch.GetTimestamp();

    /// <summary>What the worker answered to the initialization.</summary>
    public WorkerInitResponse Init { get; private set; } = new();

    public async Task InitializeAsync(string appDirectory, string workerDirectory, TimeSpan timeout, CancellationToken cancellationToken)
    {
        stream.TryWrite(new StreamingMessage
        {
            WorkerInitRequest = new WorkerInitRequest
            {
                HostVersion = "4.1037.0.0",
                WorkerDirectory = workerDirectory,
                FunctionAppDirectory = appDirectory,
                Capabilities = { ["MultiStream"] = "10" },
            },
        });
        Init = (await ReadReplyAsync(StreamingMessage.ContentOneofCase.WorkerInitResponse, timeout, cancellationToken).ConfigureAwait(false)).WorkerInitResponse;
        Check(Init.Result, "initialize");
    }

    public async Task LoadAsync(IReadOnlyCollection<FunctionLoadRequest> requests, TimeSpan timeout, CancellationToken cancellationToken)
    {
        foreach (var request in requests)
        {
            stream.TryWrite(new StreamingMessage { FunctionLoadRequest = request }, flush: false);
        }

        stream.Flush();
        for (var i = 0; i < requests.Count; i++)
        {
            var reply = await ReadReplyAsync(StreamingMessage.ContentOneofCase.FunctionLoadResponse, timeout, cancellationToken).ConfigureAwait(false);
            Check(reply.FunctionLoadResponse.Result, "load the function");
        }
    }

    /// <summary>The next message of one kind; logs may come before it.</summary>
    public async Task<StreamingMessage> ReadReplyAsync(
        StreamingMessage.ContentOneofCase wanted, TimeSpan timeout, CancellationToken cancellationToken)
    {
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
        limit.CancelAfter(timeout);
        try
        {
            while (await stream.ReadAsync(limit.Token).ConfigureAwait(false) is { } message)
            {
                if (message.ContentCase == wanted)
                {
                    return message;
                }
            }

            throw new LoadException($"The worker closed its stream instead of sending {wanted}. {Process.Describe()}");
        }
        catch (RpcStatusException exception) when (exception.StatusCode == RpcStatusCode.Cancelled && limit.IsCancellationRequested)
        {
            cancellationToken.ThrowIfCancellationRequested();
            throw new LoadException($"No {wanted} within {timeout.TotalSeconds} s. {Process.Describe()}", exception);
        }
        catch (RpcStatusException exception)
        {
            throw await LostAsync(exception).ConfigureAwait(false);
        }
    }

    /// <summary>What to report when the stream broke: as a rule the worker has died, and its last lines say why.</summary>
    public async Task<LoadException> LostAsync(RpcStatusException exception)
    {
        try
        {
            await Process.Process.WaitForExitAsync().WaitAsync(TimeSpan.FromSeconds(1)).ConfigureAwait(false);
        }
        catch (TimeoutException)
        {
            // Still running: the message says so.
        }

        return new LoadException($"{exception.Message} {Process.Describe()}", exception);
    }

    public async ValueTask DisposeAsync()
    {
        if (Init.Capabilities.TryGetValue("HandlesWorkerTerminateMessage", out var handles) && handles.Length > 0)
        {
            stream.TryWrite(new StreamingMessage
            {
                WorkerTerminate = new WorkerTerminate { GracePeriod = Duration.FromTimeSpan(TimeSpan.FromSeconds(5)) },
            });
            await stream.DrainAsync().ConfigureAwait(false);
        }

        _ended.TrySetResult();
        await Process.DisposeAsync().ConfigureAwait(false);
    }

    private void Check(StatusResult? result, string what)
    {
        if (result?.Status != StatusResult.Types.Status.Success)
        {
            throw new LoadException($"The worker could not {what}: {result?.Exception?.Message ?? "no reason given"}. {Process.Describe()}");
        }
    }
}
