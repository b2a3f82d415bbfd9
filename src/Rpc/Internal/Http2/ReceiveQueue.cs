using System.Threading.Tasks.Sources;

namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>
/// The call's bytes between the thread that reads the socket and the one reader of the stream. A waiting reader goes on on the socket's
/// thread, without a hop to another one.
/// </summary>
internal sealed class ReceiveQueue(Action<int> consumed) : IValueTaskSource<int>
{
    private const int UsualBytes = 64 * 1024;

    private readonly Lock _gate = new();
    private ManualResetValueTaskSourceCore<int> _source;
    private byte[] _bytes = GC.AllocateUninitializedArray<byte>(UsualBytes);
    private int _start;
    private int _end;
    private Memory<byte> _waiting;
    private bool _isWaiting;
    private bool _isEnded;
    private Exception? _failure;

    public int Unread
    {
        get
        {
            lock (_gate)
            {
                return _end - _start;
            }
        }
    }

    /// <summary>Takes what is there, or waits for it; 0 at the end.</summary>
    public ValueTask<int> ReadAsync(Memory<byte> buffer)
    {
        int taken;
        lock (_gate)
        {
            if (_end == _start)
            {
                if (_failure is not null)
                {
                    return ValueTask.FromException<int>(_failure);
                }

                if (_isEnded)
                {
                    return new ValueTask<int>(0);
                }

                _source.Reset();
                _waiting = buffer;
                _isWaiting = true;
                return new ValueTask<int>(this, _source.Version);
            }

            taken = TakeUnderLock(buffer.Span);
        }

        consumed(taken);
        return new ValueTask<int>(taken);
    }

    /// <summary>Adds bytes; the reader is told by <see cref="Deliver"/>, once for all that one read of the socket brought.</summary>
    public void Add(ReadOnlySpan<byte> bytes)
    {
        lock (_gate)
        {
            if (_bytes.Length - _end < bytes.Length)
            {
                MakeRoomUnderLock(bytes.Length);
            }

            bytes.CopyTo(_bytes.AsSpan(_end));
            _end += bytes.Length;
        }
    }

    public void End()
    {
        lock (_gate)
        {
            _isEnded = true;
        }
    }

    /// <summary>Lets the reader have what came.</summary>
    public void Deliver()
    {
        var taken = 0;
        lock (_gate)
        {
            if (!_isWaiting || (_end == _start && !_isEnded))
            {
                return;
            }

            _isWaiting = false;
            if (_end > _start)
            {
                taken = TakeUnderLock(_waiting.Span);
            }

            _waiting = default;
        }

        if (taken > 0)
        {
            consumed(taken);
        }

        _source.SetResult(taken);
    }

    /// <summary>Ends all reading with an error, after what has arrived.</summary>
    public void Fail(Exception failure)
    {
        lock (_gate)
        {
            _failure ??= failure;
            if (!_isWaiting)
            {
                return;
            }

            _isWaiting = false;
            _waiting = default;
        }

        // Not on the thread that failed it: that one may hold locks or be in the middle of something.
        _source.RunContinuationsAsynchronously = true;
        _source.SetException(failure);
    }

    int IValueTaskSource<int>.GetResult(short token) => _source.GetResult(token);

    ValueTaskSourceStatus IValueTaskSource<int>.GetStatus(short token) => _source.GetStatus(token);

    void IValueTaskSource<int>.OnCompleted(Action<object?> continuation, object? state, short token, ValueTaskSourceOnCompletedFlags flags) =>
        _source.OnCompleted(continuation, state, token, flags);

    private int TakeUnderLock(Span<byte> buffer)
    {
        var taken = Math.Min(buffer.Length, _end - _start);
        _bytes.AsSpan(_start, taken).CopyTo(buffer);
        _start += taken;
        if (_start == _end)
        {
            _start = _end = 0;
            if (_bytes.Length > 16 * UsualBytes)
            {
                _bytes = GC.AllocateUninitializedArray<byte>(UsualBytes);
            }
        }

        return taken;
    }

    private void MakeRoomUnderLock(int more)
    {
        var unread = _end - _start;
        var target = unread + more <= _bytes.Length / 2 ? _bytes : GC.AllocateUninitializedArray<byte>(Math.Max(_bytes.Length * 2, unread + more));
        _bytes.AsSpan(_start, unread).CopyTo(target);
        _bytes = target;
        _start = 0;
        _end = unread;
    }
}
