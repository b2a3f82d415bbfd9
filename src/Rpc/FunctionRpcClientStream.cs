using PowerShellWorker.Rpc.Internal;
using PowerShellWorker.Rpc.Internal.Http2;

namespace PowerShellWorker.Rpc;

/// <summary>The worker's end: a call opened to a host over HTTP/2 in clear text, with prior knowledge.</summary>
public abstract class FunctionRpcClientStream : FunctionRpcStream
{
    private protected FunctionRpcClientStream(RpcStreamOptions options)
        : base(options)
    {
    }

    /// <summary>
    /// Connects and opens the call. Ends as soon as the request can be written: hosts send their headers only with their first message,
    /// and that answers what the worker says first.
    /// </summary>
    /// <param name="host">Where the host listens, for example <c>http://127.0.0.1:50123/</c>; a path is ignored.</param>
    /// <param name="options">Limits; null takes <see cref="RpcStreamOptions.Default"/>.</param>
    /// <param name="cancellationToken">Gives up connecting. It has no effect on the open call.</param>
    /// <exception cref="RpcStatusException">Nobody listens there within <see cref="RpcStreamOptions.ConnectTimeout"/>, or the peer speaks no HTTP/2.</exception>
    public static Task<FunctionRpcClientStream> ConnectAsync(
        Uri host, RpcStreamOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(host);
        options ??= RpcStreamOptions.Default;
        return options.Transport == RpcTransport.HttpClient || host.Scheme != Uri.UriSchemeHttp
            ? HttpClientStream.ConnectAsync(host, options, cancellationToken)
            : Http2ClientStream.ConnectAsync(host, options, cancellationToken);
    }

    /// <summary>Checks what the peer answered before any message: its HTTP status, content type and compression.</summary>
    private protected void AcceptHeaders(int httpStatus, string? mediaType, string? encoding)
    {
        if (httpStatus != 200)
        {
            throw new RpcStatusException(TransportErrors.ToStatus(httpStatus), $"The peer answered the call with HTTP status {httpStatus}.");
        }

        if (mediaType is null || !mediaType.StartsWith(FunctionRpc.ContentType, StringComparison.OrdinalIgnoreCase))
        {
            throw new RpcStatusException(
                RpcStatusCode.Unknown, $"The peer answered with content type '{mediaType}'; a gRPC call is answered with '{FunctionRpc.ContentType}'.");
        }

        UseEncoding(encoding);
    }

    private protected static RpcStatusException CannotConnect(Uri host, Exception error) =>
        new(TransportErrors.ToStatus(error).StatusCode, $"Cannot open a call to {host}: {error.Message}", error);
}
