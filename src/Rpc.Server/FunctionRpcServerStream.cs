using System.Buffers;
using System.Globalization;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.Http;
using PowerShellWorker.Rpc.Internal;

namespace PowerShellWorker.Rpc.Server;

/// <summary>The host's end of a call that a worker has opened.</summary>
public sealed class FunctionRpcServerStream : FunctionRpcStream
{
    // A large message goes to the transport in parts, so that its copy there stays small.
    private const int PartBytes = 256 * 1024;

    private readonly HttpContext _context;
    private readonly CancellationTokenSource _call;
    private bool _hasWritten;
    private int _isSending;
    private volatile bool _isPastDeadline;

    internal FunctionRpcServerStream(HttpContext context, RpcStreamOptions options)
        : base(options)
    {
        _context = context;
        _call = CancellationTokenSource.CreateLinkedTokenSource(context.RequestAborted);
        UseEncoding(context.Request.Headers["grpc-encoding"]);
    }

    /// <summary>Fires when the call is cut from either side or its deadline has passed.</summary>
    public CancellationToken Aborted => _call.Token;

    internal void EndAtDeadline()
    {
        _isPastDeadline = true;
        Abort(DeadlineError());
    }

    /// <summary>Sends what is queued and the status that ends the call.</summary>
    internal async Task FinishAsync(RpcStatusException? failure)
    {
        if (failure is null && Error is null)
        {
            await CompleteAsync().ConfigureAwait(false);
        }

        if (failure is not null)
        {
            Fail(failure);
        }
        else
        {
            EndWell();
        }

        WriteStatus(Error);
    }

    private protected override async ValueTask<int> ReceiveAsync(Memory<byte> buffer, CancellationToken cancellationToken) =>
        await _context.Request.Body.ReadAsync(buffer, _call.Token).ConfigureAwait(false);

    private protected override async ValueTask SendAsync(SendBatch batch)
    {
        Volatile.Write(ref _isSending, 1);
        _hasWritten = true;
        var output = _context.Response.BodyWriter;
        for (var i = 0; i < batch.Count; i++)
        {
            var rest = batch[i];
            for (; rest.Length > PartBytes; rest = rest[PartBytes..])
            {
                await output.WriteAsync(rest[..PartBytes], _call.Token).ConfigureAwait(false);
            }

            output.Write(rest.Span);
        }

        var result = await output.FlushAsync(_call.Token).ConfigureAwait(false);
        Volatile.Write(ref _isSending, 0);
        if (result.IsCompleted)
        {
            throw new RpcStatusException(RpcStatusCode.Cancelled, "The peer no longer reads the stream.");
        }
    }

    // The end is told by the status, which FinishAsync writes when the handler is done.
    private protected override ValueTask SendEndAsync() => ValueTask.CompletedTask;

    private protected override ValueTask OnInputEndAsync() => ValueTask.CompletedTask;

    private protected override void AbortTransport(RpcStatusException reason)
    {
        _call.Cancel();
        // With bytes stuck half way the status could not follow them, so the stream is reset instead.
        if (Volatile.Read(ref _isSending) == 1)
        {
            _context.Abort();
        }
    }

    private protected override ValueTask DisposeTransportAsync()
    {
        _call.Dispose();
        return ValueTask.CompletedTask;
    }

    private protected override RpcStatusException ToStatus(Exception exception) => exception switch
    {
        _ when _isPastDeadline => DeadlineError(),
        BadHttpRequestException => new RpcStatusException(RpcStatusCode.Internal, exception.Message, exception),
        OperationCanceledException when !_context.RequestAborted.IsCancellationRequested =>
            new RpcStatusException(RpcStatusCode.Cancelled, "This side cancelled the call.", exception),
        ConnectionResetException => new RpcStatusException(RpcStatusCode.Unavailable, "The connection was lost.", exception),
        OperationCanceledException or IOException =>
            new RpcStatusException(RpcStatusCode.Cancelled, "The peer cancelled the call.", exception),
        _ => TransportErrors.ToStatus(exception),
    };

    private static RpcStatusException DeadlineError() =>
        new(RpcStatusCode.DeadlineExceeded, "The call was not over at the deadline that the peer set.");

    private void WriteStatus(RpcStatusException? error)
    {
        if (_context.RequestAborted.IsCancellationRequested)
        {
            return;
        }

        var response = _context.Response;
        var status = ((int)(error?.StatusCode ?? RpcStatusCode.Ok)).ToString(CultureInfo.InvariantCulture);
        var message = error is { Detail.Length: > 0 } ? StatusTrailers.Encode(error.Detail) : null;
        if (_hasWritten || response.HasStarted)
        {
            response.AppendTrailer(StatusTrailers.Status, status);
            if (message is not null)
            {
                response.AppendTrailer(StatusTrailers.Message, message);
            }
        }
        else
        {
            // Nothing was written: one HEADERS frame carries status and end.
            response.Headers[StatusTrailers.Status] = status;
            if (message is not null)
            {
                response.Headers[StatusTrailers.Message] = message;
            }
        }
    }
}
