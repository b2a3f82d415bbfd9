using System.Buffers;
using System.Diagnostics;
using Google.Protobuf;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>
/// Frames waiting to be sent. Any thread adds; one flush at a time takes all that is there, so frames that arrive during a flush
/// share the next one. Small messages are copied into shared chunks, a large one has its own.
/// </summary>
internal sealed class WriteQueue(Func<SendBatch, ValueTask> send, Action<Exception> failed, int maxPendingBytes)
    : IThreadPoolWorkItem
{
    private const int ChunkBytes = 64 * 1024;

    // So much goes into the socket's buffer without waiting; more is never sent on the writer's own thread.
    private const int MostInlineBytes = 64 * 1024;

    // What is larger is left to the collector; the pool would keep it.
    private const int MostPooledBytes = 4 * 1024 * 1024;

    // Flushes further apart than this have nothing to wait for; closer ones are worth collecting.
    private static readonly long QuietTicks = Stopwatch.Frequency / 20_000;

    [ThreadStatic]
    private static byte[]? t_scratch;

    // A plain object, because blocked writers wait on it (Monitor.Wait).
    private readonly object _gate = new();
    private SendBatch _ready = new();
    private SendBatch _sending = new();
    private byte[]? _chunk;
    private int _chunkUsed;
    private long _pendingBytes;
    private long _sendingBytes;
    private long _lastFlush;
    private bool _isFlushing;
    private bool _isCompleting;
    private bool _isClosed;
    private TaskCompletionSource? _room;
    private TaskCompletionSource? _idle;

    public bool IsCongested => Volatile.Read(ref _pendingBytes) >= maxPendingBytes;

    public bool TryAdd(IMessage message, int size, bool flush)
    {
        var frameBytes = FrameFormat.PrefixBytes + size;
        if (frameBytes > ChunkBytes)
        {
            var own = RentOwn(frameBytes);
            FrameFormat.WritePrefix(own, size);
            message.WriteTo(own.AsSpan(FrameFormat.PrefixBytes, size));
            return TryAddOwned(own, frameBytes, flush);
        }

        // Encoded outside the lock: what is done under it is one copy.
        var scratch = (t_scratch ??= GC.AllocateUninitializedArray<byte>(ChunkBytes)).AsSpan(0, frameBytes);
        FrameFormat.WritePrefix(scratch, size);
        message.WriteTo(scratch[FrameFormat.PrefixBytes..]);
        return TryAddFrame(scratch, [], flush);
    }

    public bool TryAdd(ReadOnlySpan<byte> encoded, bool flush)
    {
        var frameBytes = FrameFormat.PrefixBytes + encoded.Length;
        if (frameBytes > ChunkBytes)
        {
            var own = RentOwn(frameBytes);
            FrameFormat.WritePrefix(own, encoded.Length);
            encoded.CopyTo(own.AsSpan(FrameFormat.PrefixBytes));
            return TryAddOwned(own, frameBytes, flush);
        }

        Span<byte> prefix = stackalloc byte[FrameFormat.PrefixBytes];
        FrameFormat.WritePrefix(prefix, encoded.Length);
        return TryAddFrame(prefix, encoded, flush);
    }

    public void Flush()
    {
        if (TryStartFlush(out var isInline))
        {
            Start(isInline);
        }
    }

    /// <summary>Blocks while congested; false when closed.</summary>
    public bool WaitForRoom(CancellationToken cancellationToken)
    {
        if (!IsCongested)
        {
            return !Volatile.Read(ref _isClosed);
        }

        using var cancellation = cancellationToken.UnsafeRegister(static queue => ((WriteQueue)queue!).PulseWaiters(), this);
        lock (_gate)
        {
            while (!_isClosed && _pendingBytes >= maxPendingBytes)
            {
                cancellationToken.ThrowIfCancellationRequested();
                Monitor.Wait(_gate);
            }

            return !_isClosed;
        }
    }

    public Task WaitForRoomAsync(CancellationToken cancellationToken)
    {
        lock (_gate)
        {
            if (_isClosed || _pendingBytes < maxPendingBytes)
            {
                return Task.CompletedTask;
            }

            _room ??= new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
            return _room.Task.WaitAsync(cancellationToken);
        }
    }

    /// <summary>Ends when all that is queued now has been sent, or the queue was closed.</summary>
    public Task DrainAsync()
    {
        Task idle;
        lock (_gate)
        {
            if (_isClosed || _pendingBytes == 0)
            {
                return Task.CompletedTask;
            }

            _idle ??= new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
            idle = _idle.Task;
        }

        Flush();
        return idle;
    }

    /// <summary>Refuses new frames and ends when the last one has been sent.</summary>
    public Task CompleteAsync()
    {
        lock (_gate)
        {
            _isCompleting = true;
        }

        return DrainAsync();
    }

    /// <summary>Refuses new frames, drops those that wait and releases everybody who waits.</summary>
    public void Close()
    {
        lock (_gate)
        {
            _isClosed = true;
            _isCompleting = true;
            if (!_isFlushing)
            {
                DropUnderLock();
            }

            ReleaseWaitersUnderLock(isIdle: true);
        }
    }

    void IThreadPoolWorkItem.Execute() => _ = RunFlushesAsync();

    private bool TryAddFrame(ReadOnlySpan<byte> first, ReadOnlySpan<byte> second, bool flush)
    {
        var frameBytes = first.Length + second.Length;
        bool start;
        bool isInline;
        lock (_gate)
        {
            if (_isCompleting)
            {
                return false;
            }

            if (_chunk is null || _chunk.Length - _chunkUsed < frameBytes)
            {
                SealChunkUnderLock();
                _chunk = ArrayPool<byte>.Shared.Rent(ChunkBytes);
            }

            first.CopyTo(_chunk.AsSpan(_chunkUsed));
            second.CopyTo(_chunk.AsSpan(_chunkUsed + first.Length));
            _chunkUsed += frameBytes;
            _pendingBytes += frameBytes;
            start = flush && !_isFlushing;
            _isFlushing |= start;
            isInline = start && IsQuietUnderLock();
        }

        if (start)
        {
            Start(isInline);
        }

        return true;
    }

    private static byte[] RentOwn(int bytes) =>
        bytes <= MostPooledBytes ? ArrayPool<byte>.Shared.Rent(bytes) : GC.AllocateUninitializedArray<byte>(bytes);

    private bool TryAddOwned(byte[] frame, int bytes, bool flush)
    {
        bool start;
        bool isInline;
        lock (_gate)
        {
            if (_isCompleting)
            {
                return false;
            }

            SealChunkUnderLock();
            _ready.Add(frame, bytes, isRented: bytes <= MostPooledBytes);
            _pendingBytes += bytes;
            start = flush && !_isFlushing;
            _isFlushing |= start;
            isInline = start && IsQuietUnderLock();
        }

        if (start)
        {
            Start(isInline);
        }

        return true;
    }

    private bool TryStartFlush(out bool isInline)
    {
        lock (_gate)
        {
            isInline = _pendingBytes <= MostInlineBytes;
            if (_isFlushing || _isClosed || _pendingBytes == 0)
            {
                return false;
            }

            return _isFlushing = true;
        }
    }

    /// <summary>
    /// Whether a single message had better be sent at once, on the writer's thread. When much is written, it is better to let the writer
    /// go on, as what it and others write meanwhile joins the flush.
    /// </summary>
    private bool IsQuietUnderLock() => _pendingBytes <= MostInlineBytes && Stopwatch.GetTimestamp() - _lastFlush > QuietTicks;

    private void Start(bool isInline)
    {
        if (isInline)
        {
            _ = RunFlushesAsync();
        }
        else
        {
            ThreadPool.UnsafeQueueUserWorkItem(this, preferLocal: false);
        }
    }

    private async Task RunFlushesAsync()
    {
        try
        {
            while (TakeBatch())
            {
                await send(_sending).ConfigureAwait(false);
                ReturnBatch();
            }
        }
        catch (Exception exception)
        {
            // Not lost: the stream ends with it. The chunks are left to the collector, as the transport may still hold them.
            failed(exception);
            Close();
            lock (_gate)
            {
                _sending.Clear(canReuse: false);
                _isFlushing = false;
                DropUnderLock();
            }
        }
    }

    private bool TakeBatch()
    {
        lock (_gate)
        {
            if (_isClosed)
            {
                DropUnderLock();
            }

            if (_pendingBytes == 0)
            {
                _isFlushing = false;
                ReleaseWaitersUnderLock(isIdle: true);
                return false;
            }

            SealChunkUnderLock();
            (_ready, _sending) = (_sending, _ready);
            _sendingBytes = _pendingBytes;
            return true;
        }
    }

    private void ReturnBatch()
    {
        _sending.Clear(canReuse: true);
        lock (_gate)
        {
            _lastFlush = Stopwatch.GetTimestamp();
            _pendingBytes -= _sendingBytes;
            _sendingBytes = 0;
            ReleaseWaitersUnderLock(isIdle: _pendingBytes == 0);
        }
    }

    private void SealChunkUnderLock()
    {
        if (_chunk is not null)
        {
            _ready.Add(_chunk, _chunkUsed, isRented: true);
            _chunk = null;
            _chunkUsed = 0;
        }
    }

    private void DropUnderLock()
    {
        _chunk = null;
        _chunkUsed = 0;
        _ready.Clear(canReuse: true);
        _pendingBytes = 0;
    }

    private void ReleaseWaitersUnderLock(bool isIdle)
    {
        if (_isClosed || _pendingBytes < maxPendingBytes)
        {
            _room?.TrySetResult();
            _room = null;
            Monitor.PulseAll(_gate);
        }

        if (isIdle || _isClosed)
        {
            _idle?.TrySetResult();
            _idle = null;
        }
    }

    private void PulseWaiters()
    {
        lock (_gate)
        {
            Monitor.PulseAll(_gate);
        }
    }
}
