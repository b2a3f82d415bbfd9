using System.Collections.Concurrent;
using Microsoft.AspNetCore.Http;
using PowerShellWorker.Rpc.Internal;

namespace PowerShellWorker.Rpc.Server.Internal;

/// <summary>Turns an HTTP/2 request into a stream, and the way its handler ended into a status.</summary>
internal sealed class CallHandler(Func<FunctionRpcServerStream, Task> onStream, RpcStreamOptions options)
{
    private readonly ConcurrentDictionary<FunctionRpcServerStream, byte> _open = new();

    public void AbortAll()
    {
        foreach (var stream in _open.Keys)
        {
            stream.Abort(new RpcStatusException(RpcStatusCode.Unavailable, "The host is stopping."));
        }
    }

    public async Task HandleAsync(HttpContext context)
    {
        if (!IsGrpc(context.Request.ContentType))
        {
            context.Response.StatusCode = StatusCodes.Status415UnsupportedMediaType;
            SetStatus(context.Response, RpcStatusCode.Internal, $"The content type must be {FunctionRpc.ContentType}.");
            return;
        }

        context.Response.ContentType = FunctionRpc.ContentType;
        if (context.Request.Path != FunctionRpc.EventStreamPath || !HttpMethods.IsPost(context.Request.Method))
        {
            SetStatus(context.Response, RpcStatusCode.Unimplemented, $"Unknown method: {context.Request.Path}");
            return;
        }

        FunctionRpcServerStream stream;
        try
        {
            stream = new FunctionRpcServerStream(context, options);
        }
        catch (RpcStatusException exception)
        {
            context.Response.Headers["grpc-accept-encoding"] = MessageDecompressor.Accepted;
            SetStatus(context.Response, exception.StatusCode, exception.Detail);
            return;
        }

        await using (stream.ConfigureAwait(false))
        {
            _open.TryAdd(stream, 0);
            try
            {
                using var deadline = StartDeadline(context, stream);
                await stream.FinishAsync(await RunAsync(stream).ConfigureAwait(false)).ConfigureAwait(false);
            }
            finally
            {
                _open.TryRemove(stream, out _);
            }
        }
    }

    private async Task<RpcStatusException?> RunAsync(FunctionRpcServerStream stream)
    {
        try
        {
            await onStream(stream).ConfigureAwait(false);
            return null;
        }
        catch (RpcStatusException exception)
        {
            return exception;
        }
        catch (OperationCanceledException exception)
        {
            return new RpcStatusException(RpcStatusCode.Cancelled, "The host cancelled the call.", exception);
        }
        catch (Exception exception)
        {
            // The border of one call: the peer learns the kind of error, what is behind it stays on this side.
            return new RpcStatusException(RpcStatusCode.Unknown, $"The handler of the call failed ({exception.GetType().Name}).", exception);
        }
    }

    private static Timer? StartDeadline(HttpContext context, FunctionRpcServerStream stream) =>
        GrpcTimeout.Parse(context.Request.Headers[GrpcTimeout.Header]) is { } timeout
            ? new Timer(static state => ((FunctionRpcServerStream)state!).EndAtDeadline(), stream, timeout, Timeout.InfiniteTimeSpan)
            : null;

    private static bool IsGrpc(string? contentType) =>
        contentType is not null
        && contentType.StartsWith(FunctionRpc.ContentType, StringComparison.OrdinalIgnoreCase)
        && (contentType.Length == FunctionRpc.ContentType.Length || contentType[FunctionRpc.ContentType.Length] is '+' or ';');

    private static void SetStatus(HttpResponse response, RpcStatusCode status, string message)
    {
        response.Headers[StatusTrailers.Status] = ((int)status).ToString(System.Globalization.CultureInfo.InvariantCulture);
        response.Headers[StatusTrailers.Message] = StatusTrailers.Encode(message);
    }
}
