using System.Diagnostics.CodeAnalysis;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc.Internal;

namespace PowerShellWorker.Rpc;

/// <summary>
/// One end of an open <c>EventStream</c> call: reads and writes <see cref="StreamingMessage"/>s. The two ends differ only in the
/// transport below. One caller reads at a time; any number of threads write at once, and may while another reads.
/// </summary>
/// <remarks>
/// Reading follows the shape of a channel: wait once, then take all that has arrived without another await. Writing puts the bytes of
/// a message into a queue, and whatever is queued when the transport is free goes out in one flush.
/// </remarks>
public abstract class FunctionRpcStream : IAsyncDisposable
{
    /// <summary>How long disposing waits for the peer to take what was sent before the stream was completed.</summary>
    private static readonly TimeSpan LingerLimit = TimeSpan.FromSeconds(1);

    private readonly RpcStreamOptions _options;
    private readonly FrameReader _frames;
    private readonly WriteQueue _writes;
    private readonly TaskCompletionSource _completion = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly Lock _endGate = new();
    private RpcStatusException? _error;
    private bool _inputEnded;
    private bool _outputEnded;
    private int _disposed;

    private protected FunctionRpcStream(RpcStreamOptions options)
    {
        _options = options;
        _frames = new FrameReader(options.MaxReceiveMessageBytes);
        _writes = new WriteQueue(SendAsync, OnSendFailed, options.MaxPendingWriteBytes);
    }

    /// <summary>Ends, without ever failing, when the call is over; <see cref="Error"/> then tells how it went.</summary>
    public Task Completion => _completion.Task;

    /// <summary>Why the call ended; null while it is open and after a good end.</summary>
    public RpcStatusException? Error => Volatile.Read(ref _error);

    /// <summary>Whether more bytes wait to be sent than <see cref="RpcStreamOptions.MaxPendingWriteBytes"/>.</summary>
    public bool IsCongested => _writes.IsCongested;

    /// <summary>Waits until a whole message has arrived.</summary>
    /// <returns>False when the peer has sent all it will send and the call is in order.</returns>
    /// <exception cref="RpcStatusException">The call failed: lost, refused, broken frame, message too large, cancelled.</exception>
    /// <remarks>Cancelling ends the stream as a whole, with <see cref="RpcStatusCode.Cancelled"/>.</remarks>
    public ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken = default)
    {
        if (_frames.HasFrame)
        {
            return new ValueTask<bool>(true);
        }

        return WaitForInputAsync(cancellationToken);
    }

    /// <summary>Takes the next message if a whole one has arrived.</summary>
    /// <exception cref="RpcStatusException">What arrived is not a message; the stream has ended.</exception>
    public bool TryRead([NotNullWhen(true)] out StreamingMessage? message)
    {
        if (!TryReadEncoded(out var encoded))
        {
            message = null;
            return false;
        }

        try
        {
            message = StreamingMessage.Parser.ParseFrom(encoded);
            return true;
        }
        catch (InvalidProtocolBufferException exception)
        {
            throw Fail(new RpcStatusException(
                RpcStatusCode.Internal, $"The peer sent {encoded.Length} bytes that are no StreamingMessage: {exception.Message}", exception));
        }
    }

    /// <summary>Takes the bytes of the next message if a whole one has arrived. They are valid until the next call that reads.</summary>
    /// <exception cref="RpcStatusException">What arrived is not a frame; the stream has ended.</exception>
    public bool TryReadEncoded(out ReadOnlySpan<byte> encoded)
    {
        try
        {
            return _frames.TryTake(out encoded);
        }
        catch (RpcStatusException exception)
        {
            throw Fail(exception);
        }
    }

    /// <summary>Reads the next message; null when the peer has sent all it will send and the call is in order.</summary>
    /// <inheritdoc cref="WaitToReadAsync"/>
    public ValueTask<StreamingMessage?> ReadAsync(CancellationToken cancellationToken = default) =>
        TryRead(out var message) ? new ValueTask<StreamingMessage?>(message) : WaitAndReadAsync(cancellationToken);

    /// <summary>
    /// Queues a message and lets the transport take it as soon as it can. Never waits, however much is queued: for replies, which must
    /// get through. What may be held back (logs) uses <see cref="WriteAsync"/>, or <see cref="WaitUntilWritable"/> first.
    /// </summary>
    /// <param name="message">The message; it is encoded at once and may be changed afterwards.</param>
    /// <param name="flush">False leaves it in the queue until <see cref="Flush"/> or the next write that flushes: for a batch.</param>
    /// <returns>False when the stream has ended, so that the message goes nowhere; <see cref="Error"/> says why.</returns>
    /// <exception cref="RpcStatusException">The message is larger than <see cref="RpcStreamOptions.MaxSendMessageBytes"/>.</exception>
    public bool TryWrite(StreamingMessage message, bool flush = true)
    {
        ArgumentNullException.ThrowIfNull(message);
        var size = message.CalculateSize();
        CheckSendSize(size);
        return _writes.TryAdd(message, size, flush);
    }

    /// <summary>Queues a message that is encoded already (the bytes of a StreamingMessage, without the gRPC prefix).</summary>
    /// <inheritdoc cref="TryWrite"/>
    public bool TryWriteEncoded(ReadOnlySpan<byte> encoded, bool flush = true)
    {
        CheckSendSize(encoded.Length);
        return _writes.TryAdd(encoded, flush);
    }

    /// <summary>Hands what is queued to the transport, on this thread if it is free; otherwise it goes with the flush under way.</summary>
    public void Flush() => _writes.Flush();

    /// <summary>Queues a message, first waiting while the stream is congested.</summary>
    /// <exception cref="RpcStatusException">The stream has ended, or the message is too large.</exception>
    public ValueTask WriteAsync(StreamingMessage message, CancellationToken cancellationToken = default)
    {
        if (IsCongested)
        {
            return WaitAndWriteAsync(message, cancellationToken);
        }

        return TryWrite(message) ? ValueTask.CompletedTask : ValueTask.FromException(EndedError());
    }

    /// <summary>Blocks this thread while the stream is congested: for threads that their owner made, never for the pool's.</summary>
    /// <returns>False when the stream has ended.</returns>
    public bool WaitUntilWritable(CancellationToken cancellationToken = default) => _writes.WaitForRoom(cancellationToken);

    /// <summary>Waits until all that was queued before has been handed to the transport, or the stream has ended.</summary>
    public Task DrainAsync() => _writes.DrainAsync();

    /// <summary>Sends what is queued and then the end of this side's messages; the other side may go on. Further writes return false.</summary>
    public async Task CompleteAsync()
    {
        await _writes.CompleteAsync().ConfigureAwait(false);
        await SendEndAsync().ConfigureAwait(false);
        _outputEnded = true;
    }

    /// <summary>Ends the call at once: pending reads fail, queued messages are dropped and the peer sees a cancelled stream.</summary>
    /// <param name="reason">What <see cref="Error"/> and pending reads report; null says that this side cancelled.</param>
    public void Abort(RpcStatusException? reason = null) =>
        Fail(reason ?? new RpcStatusException(RpcStatusCode.Cancelled, "This side cancelled the call."));

    /// <summary>
    /// Aborts the call if it is still open, and gives its resources back. After <see cref="CompleteAsync"/> it first waits a moment for
    /// the peer to end its side: aborting at once would take from it what it has not read yet.
    /// </summary>
    public async ValueTask DisposeAsync()
    {
        if (Interlocked.Exchange(ref _disposed, 1) == 0)
        {
            if (_outputEnded && !_completion.Task.IsCompleted)
            {
                await Task.WhenAny(_completion.Task, Task.Delay(LingerLimit)).ConfigureAwait(false);
            }

            if (!_completion.Task.IsCompleted)
            {
                Abort();
            }

            await DisposeTransportAsync().ConfigureAwait(false);
            GC.SuppressFinalize(this);
        }
    }

    /// <summary>Reads what has arrived; zero at the end of the peer's messages.</summary>
    private protected abstract ValueTask<int> ReceiveAsync(Memory<byte> buffer, CancellationToken cancellationToken);

    /// <summary>Sends one batch and flushes it.</summary>
    private protected abstract ValueTask SendAsync(SendBatch batch);

    /// <summary>Tells the peer that nothing more comes from this side.</summary>
    private protected abstract ValueTask SendEndAsync();

    /// <summary>Called once after the peer's last message; throws when the peer's status is not OK.</summary>
    private protected abstract ValueTask OnInputEndAsync();

    /// <summary>Cuts the transport; called at most once, on failure.</summary>
    private protected abstract void AbortTransport(RpcStatusException reason);

    private protected abstract ValueTask DisposeTransportAsync();

    /// <summary>Turns whatever the transport threw into a status.</summary>
    private protected abstract RpcStatusException ToStatus(Exception exception);

    /// <summary>Which compression the peer declared, known from its headers on.</summary>
    private protected void UseEncoding(string? encoding) => _frames.UseEncoding(encoding);

    /// <summary>The call is over and in order.</summary>
    private protected void EndWell()
    {
        _writes.Close();
        _completion.TrySetResult();
    }

    /// <summary>Ends the call with an error, unless it has ended; returns the error that stands.</summary>
    private protected RpcStatusException Fail(RpcStatusException error)
    {
        lock (_endGate)
        {
            if (_completion.Task.IsCompleted)
            {
                return _error ?? error;
            }

            if (_error is not null)
            {
                return _error;
            }

            Volatile.Write(ref _error, error);
        }

        _writes.Close();
        AbortTransport(error);
        _completion.TrySetResult();
        return error;
    }

    private async ValueTask<bool> WaitForInputAsync(CancellationToken cancellationToken)
    {
        using var cancellation = cancellationToken.UnsafeRegister(static stream => ((FunctionRpcStream)stream!).Abort(), this);
        while (true)
        {
            if (_error is { } failed)
            {
                throw failed;
            }

            if (_inputEnded)
            {
                return false;
            }

            try
            {
                var received = await ReceiveAsync(_frames.PrepareRead(), cancellationToken).ConfigureAwait(false);
                if (received == 0)
                {
                    _frames.CheckEnd();
                    await OnInputEndAsync().ConfigureAwait(false);
                    _inputEnded = true;
                    return false;
                }

                _frames.Commit(received);
                if (_frames.HasFrame)
                {
                    return true;
                }
            }
            catch (RpcStatusException exception)
            {
                throw Fail(exception);
            }
            catch (Exception exception) when (exception is not OutOfMemoryException)
            {
                throw Fail(ToStatus(exception));
            }
        }
    }

    private async ValueTask<StreamingMessage?> WaitAndReadAsync(CancellationToken cancellationToken)
    {
        while (await WaitToReadAsync(cancellationToken).ConfigureAwait(false))
        {
            if (TryRead(out var message))
            {
                return message;
            }
        }

        return null;
    }

    private async ValueTask WaitAndWriteAsync(StreamingMessage message, CancellationToken cancellationToken)
    {
        await _writes.WaitForRoomAsync(cancellationToken).ConfigureAwait(false);
        if (!TryWrite(message))
        {
            throw EndedError();
        }
    }

    private void OnSendFailed(Exception exception) => Fail(exception as RpcStatusException ?? ToStatus(exception));

    private RpcStatusException EndedError() =>
        Error ?? new RpcStatusException(RpcStatusCode.Cancelled, "The stream has been completed; nothing more can be written.");

    private void CheckSendSize(int size)
    {
        if (size > _options.MaxSendMessageBytes || size > FrameFormat.MaxMessageBytes)
        {
            throw new RpcStatusException(
                RpcStatusCode.ResourceExhausted,
                $"A message of {size} bytes is larger than the limit for sending, {_options.MaxSendMessageBytes} bytes.");
        }
    }
}
