using System.Net;
using System.Net.Http.Headers;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>The body of a call that is written while the answer is read: lends out the transport's stream until it is completed.</summary>
internal sealed class CallContent : HttpContent
{
    private readonly TaskCompletionSource<Stream> _opened = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly TaskCompletionSource _completed = new(TaskCreationOptions.RunContinuationsAsynchronously);

    public CallContent() => Headers.ContentType = new MediaTypeHeaderValue(FunctionRpc.ContentType);

    /// <summary>The stream to write to, once the connection stands.</summary>
    public Task<Stream> Opened => _opened.Task;

    /// <summary>Ends this side of the call.</summary>
    public void Complete() => _completed.TrySetResult();

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) =>
        SerializeToStreamAsync(stream, context, CancellationToken.None);

    protected override async Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        if (!_opened.TrySetResult(stream))
        {
            // The handler would try again on another connection; what went out on the first one is lost, so the call is over.
            throw new RpcStatusException(RpcStatusCode.Unavailable, "The connection was lost before the peer answered.");
        }

        await _completed.Task.WaitAsync(cancellationToken).ConfigureAwait(false);
    }

    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }
}
