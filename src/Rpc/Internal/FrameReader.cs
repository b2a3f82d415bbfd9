using System.Buffers.Binary;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>
/// Cuts incoming bytes into messages. One contiguous buffer, so that a message is parsed from a span wherever the transport cut it;
/// it grows for a large message, and returns to its usual size after a very large one.
/// </summary>
internal sealed class FrameReader(int maxMessageBytes)
{
    private const int UsualBytes = 128 * 1024;

    // A buffer up to this size is kept: messages of a megabyte tend to come in company.
    private const int MostKeptBytes = 4 * 1024 * 1024;

    // Below this much room a read would fetch crumbs, so the rest is moved to the front first.
    private const int LeastRoom = 16 * 1024;

    // A prefix may promise up to 4 GiB: the buffer follows what really arrives, doubling, and is never sized from a promise alone.
    private const int TrustedBytes = 1024 * 1024;

    private readonly int _maxMessageBytes = Math.Min(maxMessageBytes, FrameFormat.MaxMessageBytes);
    private byte[] _buffer = GC.AllocateUninitializedArray<byte>(UsualBytes);
    private int _start;
    private int _end;
    private MessageDecompressor? _decompressor;

    /// <summary>Whether <see cref="TryTake"/> would not return false: a whole message is here, or a prefix that is wrong.</summary>
    public bool HasFrame
    {
        get
        {
            var available = _end - _start;
            if (available < FrameFormat.PrefixBytes)
            {
                return false;
            }

            var prefix = _buffer.AsSpan(_start);
            var length = BinaryPrimitives.ReadUInt32BigEndian(prefix[1..]);
            return available - FrameFormat.PrefixBytes >= length || prefix[0] > 1 || length > (uint)_maxMessageBytes;
        }
    }

    public void UseEncoding(string? encoding) => _decompressor = MessageDecompressor.For(encoding);

    /// <summary>Takes one message; it is valid until <see cref="PrepareRead"/>.</summary>
    /// <exception cref="RpcStatusException">Broken prefix, or a message that is too large or wrongly compressed.</exception>
    public bool TryTake(out ReadOnlySpan<byte> message)
    {
        var available = _end - _start;
        if (available < FrameFormat.PrefixBytes)
        {
            message = default;
            return false;
        }

        var frame = _buffer.AsSpan(_start, available);
        var flag = frame[0];
        var length = BinaryPrimitives.ReadUInt32BigEndian(frame[1..]);
        if (flag > 1)
        {
            throw new RpcStatusException(RpcStatusCode.Internal, $"Broken frame: the compressed flag is {flag}; it must be 0 or 1.");
        }

        if (length > (uint)_maxMessageBytes)
        {
            throw new RpcStatusException(
                RpcStatusCode.ResourceExhausted,
                $"The peer sends a message of {length} bytes; the limit for receiving is {_maxMessageBytes} bytes.");
        }

        if (available - FrameFormat.PrefixBytes < length)
        {
            message = default;
            return false;
        }

        message = frame.Slice(FrameFormat.PrefixBytes, (int)length);
        _start += FrameFormat.PrefixBytes + (int)length;
        if (flag == 1)
        {
            message = Decompress(message);
        }

        return true;
    }

    /// <summary>Room for the next read; never empty.</summary>
    public Memory<byte> PrepareRead()
    {
        var kept = _end - _start;
        var wanted = Math.Max(kept + LeastRoom, WantedBytes(kept));
        if (wanted > _buffer.Length || (kept == 0 && _buffer.Length > MostKeptBytes))
        {
            Replace(kept, Math.Max(wanted, UsualBytes));
        }
        else if (_start > 0 && (kept == 0 || _buffer.Length - _start < wanted))
        {
            _buffer.AsSpan(_start, kept).CopyTo(_buffer);
            _start = 0;
            _end = kept;
        }

        return _buffer.AsMemory(_end);
    }

    public void Commit(int received) => _end += received;

    /// <summary>The peer has ended its side: a message may not be left half way.</summary>
    public void CheckEnd()
    {
        if (_end > _start)
        {
            throw new RpcStatusException(
                RpcStatusCode.Internal, $"The stream ended in the middle of a message, {_end - _start} bytes into its frame.");
        }
    }

    /// <summary>How large the buffer should be to go on with the message that has begun.</summary>
    private int WantedBytes(int kept)
    {
        if (kept < FrameFormat.PrefixBytes)
        {
            return 0;
        }

        var length = BinaryPrimitives.ReadUInt32BigEndian(_buffer.AsSpan(_start + 1));
        var whole = (int)Math.Min(length, (uint)_maxMessageBytes) + FrameFormat.PrefixBytes;
        return whole <= TrustedBytes ? whole : (int)Math.Min(whole, Math.Max(TrustedBytes, kept * 2L));
    }

    private void Replace(int kept, int size)
    {
        var larger = GC.AllocateUninitializedArray<byte>(Math.Min(size, Array.MaxLength));
        _buffer.AsSpan(_start, kept).CopyTo(larger);
        _buffer = larger;
        _start = 0;
        _end = kept;
    }

    private byte[] Decompress(ReadOnlySpan<byte> message) =>
        _decompressor is { } decompressor
            ? decompressor.Decompress(message, _maxMessageBytes)
            : throw new RpcStatusException(
                RpcStatusCode.Internal, "The peer set a message's compressed flag without naming a compression in grpc-encoding.");
}
