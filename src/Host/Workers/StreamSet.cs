using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc.Server;

namespace PowerShellWorker.Host.Workers;

/// <summary>The streams that one worker process has opened: one as a rule, several if it likes.</summary>
internal sealed class StreamSet
{
    private readonly Lock _gate = new();
    private FunctionRpcServerStream[] _streams = [];
    private uint _next;

    /// <summary>The next stream in turn; null when there is none.</summary>
    public FunctionRpcServerStream? Pick()
    {
        var streams = Volatile.Read(ref _streams);
        return streams.Length switch
        {
            0 => null,
            1 => streams[0],
            _ => streams[Interlocked.Increment(ref _next) % (uint)streams.Length],
        };
    }

    /// <summary>False when there is no stream, or it has ended.</summary>
    public bool TryWrite(StreamingMessage message) => Pick()?.TryWrite(message) is true;

    public void Add(FunctionRpcServerStream stream)
    {
        lock (_gate)
        {
            _streams = [.. _streams, stream];
        }
    }

    /// <summary>True when that was the last one.</summary>
    public bool Remove(FunctionRpcServerStream stream)
    {
        lock (_gate)
        {
            _streams = [.. _streams.Where(other => other != stream)];
            return _streams.Length == 0;
        }
    }
}
