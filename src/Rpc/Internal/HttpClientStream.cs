using System.Net;
using System.Net.Sockets;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>A call over the framework's HTTP client.</summary>
internal sealed class HttpClientStream : FunctionRpcClientStream
{
    // Announced at once: the protocol's own 64 KiB would stall a large request once per round trip.
    private const int ReceiveWindowBytes = 16 * 1024 * 1024;

    private static readonly TimeSpan RetryDelay = TimeSpan.FromMilliseconds(50);

    private readonly HttpMessageInvoker _invoker;
    private readonly CancellationTokenSource _call;
    private readonly CallContent _content;
    private readonly Task<HttpResponseMessage> _responding;
    private readonly RpcStreamOptions _options;
    private HttpResponseMessage? _response;
    private Stream? _input;
    private bool _hasSent;

    private HttpClientStream(
        HttpMessageInvoker invoker,
        CancellationTokenSource call,
        CallContent content,
        Task<HttpResponseMessage> responding,
        RpcStreamOptions options)
        : base(options)
    {
        (_invoker, _call, _content, _responding, _options) = (invoker, call, content, responding, options);
    }

    // Whoever aborts records the error first; a call cut without one was cut by its deadline.
    private bool IsPastDeadline => _call.IsCancellationRequested && Error is null;

    public static new async Task<FunctionRpcClientStream> ConnectAsync(Uri host, RpcStreamOptions options, CancellationToken cancellationToken)
    {
        var path = new Uri(host, FunctionRpc.EventStreamPath);
        var invoker = new HttpMessageInvoker(CreateHandler(options));
        var started = Environment.TickCount64;
        try
        {
            while (true)
            {
                var call = options.Deadline == Timeout.InfiniteTimeSpan
                    ? new CancellationTokenSource()
                    : new CancellationTokenSource(options.Deadline);
                var content = new CallContent();
                var responding = invoker.SendAsync(CreateRequest(path, content, options), call.Token);
                await Task.WhenAny(responding, content.Opened).WaitAsync(cancellationToken).ConfigureAwait(false);
                if (!responding.IsFaulted && !responding.IsCanceled)
                {
                    return new HttpClientStream(invoker, call, content, responding, options);
                }

                var isPastDeadline = call.IsCancellationRequested;
                call.Dispose();
                var error = responding.Exception?.InnerException ?? new OperationCanceledException();
                if (!IsRefused(error) || Environment.TickCount64 - started >= options.ConnectTimeout.TotalMilliseconds)
                {
                    throw isPastDeadline
                        ? new RpcStatusException(RpcStatusCode.DeadlineExceeded, $"No connection to {host} before the call's deadline.", error)
                        : CannotConnect(host, error);
                }

                await Task.Delay(RetryDelay, cancellationToken).ConfigureAwait(false);
            }
        }
        catch
        {
            invoker.Dispose();
            throw;
        }
    }

    private protected override async ValueTask<int> ReceiveAsync(Memory<byte> buffer, CancellationToken cancellationToken)
    {
        _input ??= await OpenInputAsync().ConfigureAwait(false);
        return await _input.ReadAsync(buffer, _call.Token).ConfigureAwait(false);
    }

    private protected override async ValueTask SendAsync(SendBatch batch)
    {
        var output = await _content.Opened.ConfigureAwait(false);
        Volatile.Write(ref _hasSent, true);
        for (var i = 0; i < batch.Count; i++)
        {
            await output.WriteAsync(batch[i], _call.Token).ConfigureAwait(false);
        }

        await output.FlushAsync(_call.Token).ConfigureAwait(false);
    }

    private protected override ValueTask SendEndAsync()
    {
        _content.Complete();
        return ValueTask.CompletedTask;
    }

    private protected override ValueTask OnInputEndAsync()
    {
        var response = _response!;
        var trailers = StatusTrailers.Read(response.TrailingHeaders);
        // A call that ends without a message carries its status among the headers.
        if (!trailers.ContainsKey(StatusTrailers.Status))
        {
            var headers = StatusTrailers.Read(response.Headers);
            trailers = headers.ContainsKey(StatusTrailers.Status) ? headers : trailers;
        }

        StatusTrailers.ThrowIfNotOk(trailers);
        _content.Complete();
        EndWell();
        return ValueTask.CompletedTask;
    }

    private protected override void AbortTransport(RpcStatusException reason)
    {
        _call.Cancel();
        _content.Complete();
        _response?.Dispose();
    }

    private protected override async ValueTask DisposeTransportAsync()
    {
        _content.Complete();
        try
        {
            (await _responding.ConfigureAwait(false)).Dispose();
        }
        catch (Exception exception) when (exception is OperationCanceledException or HttpRequestException)
        {
            // Error has told it, or the call was cut by this side.
        }

        _invoker.Dispose();
        _call.Dispose();
    }

    private protected override RpcStatusException ToStatus(Exception exception)
    {
        if (IsPastDeadline)
        {
            return new RpcStatusException(
                RpcStatusCode.DeadlineExceeded, $"The call was not over after {_options.Deadline.TotalSeconds} s, its deadline.", exception);
        }

        // The transport cancels its own work when it loses the connection.
        var status = TransportErrors.ToStatus(exception);
        return status.StatusCode == RpcStatusCode.Cancelled && !_call.IsCancellationRequested && !IsReset(exception)
            ? new RpcStatusException(RpcStatusCode.Unavailable, "The connection was lost.", exception)
            : status;
    }

    private static bool IsReset(Exception? exception) =>
        exception is not null && (exception is HttpProtocolException || IsReset(exception.InnerException));

    private static SocketsHttpHandler CreateHandler(RpcStreamOptions options) => new()
    {
        UseProxy = false,
        UseCookies = false,
        AllowAutoRedirect = false,
        AutomaticDecompression = DecompressionMethods.None,
        ActivityHeadersPropagator = null,
        InitialHttp2StreamWindowSize = ReceiveWindowBytes,
        PooledConnectionIdleTimeout = Timeout.InfiniteTimeSpan,
        ConnectCallback = ConnectSocket,
        ConnectTimeout = options.ConnectTimeout > TimeSpan.Zero ? options.ConnectTimeout : TimeSpan.FromSeconds(1),
    };

    /// <summary>
    /// Connects on the spot. The handler's own way looks names up and races addresses, all of it code that the runtime has to compile
    /// first: it costs a starting worker several milliseconds, and the host is on this machine.
    /// </summary>
    private static ValueTask<Stream> ConnectSocket(SocketsHttpConnectionContext context, CancellationToken cancellationToken)
    {
        var socket = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        try
        {
            var host = context.DnsEndPoint.Host;
            if (IPAddress.TryParse(host, out var address))
            {
                socket.Connect(address, context.DnsEndPoint.Port);
            }
            else
            {
                socket.Connect(host, context.DnsEndPoint.Port);
            }

            return new ValueTask<Stream>(new NetworkStream(socket, ownsSocket: true));
        }
        catch
        {
            socket.Dispose();
            throw;
        }
    }

    private static HttpRequestMessage CreateRequest(Uri path, CallContent content, RpcStreamOptions options)
    {
        var request = new HttpRequestMessage(HttpMethod.Post, path)
        {
            Version = HttpVersion.Version20,
            VersionPolicy = HttpVersionPolicy.RequestVersionExact,
            Content = content,
        };
        request.Headers.TryAddWithoutValidation("te", "trailers");
        request.Headers.TryAddWithoutValidation("user-agent", FunctionRpc.UserAgent);
        request.Headers.TryAddWithoutValidation("grpc-accept-encoding", MessageDecompressor.Accepted);
        if (options.Deadline != Timeout.InfiniteTimeSpan)
        {
            request.Headers.TryAddWithoutValidation(GrpcTimeout.Header, GrpcTimeout.Format(options.Deadline));
        }

        return request;
    }

    private static bool IsRefused(Exception error) =>
        error is HttpRequestException { InnerException: SocketException { SocketErrorCode: SocketError.ConnectionRefused } };

    private async ValueTask<Stream> OpenInputAsync()
    {
        if (!Volatile.Read(ref _hasSent))
        {
            // The transport holds the request's headers back until something is written or flushed.
            await (await _content.Opened.WaitAsync(_call.Token).ConfigureAwait(false)).FlushAsync(_call.Token).ConfigureAwait(false);
        }

        var response = await _responding.ConfigureAwait(false);
        Volatile.Write(ref _response, response);
        AcceptHeaders(
            (int)response.StatusCode,
            response.Content.Headers.ContentType?.MediaType,
            response.Headers.TryGetValues("grpc-encoding", out var encodings) ? string.Join(',', encodings) : null);
        return await response.Content.ReadAsStreamAsync().ConfigureAwait(false);
    }
}
