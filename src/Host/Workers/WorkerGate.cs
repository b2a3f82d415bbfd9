using System.Collections.Concurrent;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Rpc.Server;

namespace PowerShellWorker.Host.Workers;

/// <summary>Where workers connect: brings each stream to the process that was started to open it.</summary>
internal sealed class WorkerGate : IAsyncDisposable
{
    private readonly ConcurrentDictionary<string, WorkerChannel> _expected = new(StringComparer.Ordinal);
    private readonly ILogger _log;
    private FunctionRpcServer? _server;

    private WorkerGate(ILogger log) => _log = log;

    public Uri Address => _server!.Address;

    public static async Task<WorkerGate> OpenAsync(ILoggerFactory loggers, CancellationToken cancellationToken)
    {
        var gate = new WorkerGate(loggers.CreateLogger("Host.Rpc"));
        gate._server = await FunctionRpcServer.StartAsync(gate.ServeAsync, cancellationToken: cancellationToken).ConfigureAwait(false);
        return gate;
    }

    public void Add(WorkerChannel channel) => _expected[channel.Id] = channel;

    public void Remove(WorkerChannel channel) => _expected.TryRemove(channel.Id, out _);

    public async ValueTask DisposeAsync() => await _server!.DisposeAsync().ConfigureAwait(false);

    private async Task ServeAsync(FunctionRpcServerStream stream)
    {
        var first = await stream.ReadAsync().ConfigureAwait(false);
        if (first?.ContentCase != StreamingMessage.ContentOneofCase.StartStream)
        {
            return;
        }

        if (_expected.TryGetValue(first.StartStream.WorkerId, out var channel))
        {
            await channel.ServeAsync(stream).ConfigureAwait(false);
        }
        else
        {
            // The protocol answers strangers with a quiet end.
            WorkerLog.UnknownWorker(_log, first.StartStream.WorkerId);
        }
    }
}
