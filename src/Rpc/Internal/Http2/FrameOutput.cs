using System.Buffers.Binary;
using System.Net.Sockets;

namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>
/// Writes frames to the socket, many to one system call. The call's own data comes from one flush at a time; the reader's short
/// answers (acknowledgements, credit) go in between and never wait for a blocked data write.
/// </summary>
internal sealed class FrameOutput(Socket socket)
{
    public const int StreamId = 1;

    private const int BufferBytes = 64 * 1024;

    private readonly Lock _socketGate = new();
    private readonly Lock _controlGate = new();
    private readonly byte[] _data = GC.AllocateUninitializedArray<byte>(BufferBytes);
    private byte[] _control = new byte[256];
    private int _controlUsed;
    private int _dataUsed;

    public SendWindows Windows { get; } = new();

    /// <summary>Largest payload that the peer takes.</summary>
    public int MaxFrameBytes { get; set; } = 16_384;

    /// <summary>Puts as much into frames as the peer's windows allow.</summary>
    /// <returns>How many bytes were taken.</returns>
    public int WriteData(ReadOnlySpan<byte> bytes)
    {
        var taken = 0;
        while (taken < bytes.Length)
        {
            if (BufferBytes - _dataUsed <= FrameHeader.Bytes)
            {
                Flush();
            }

            var wanted = Math.Min(Math.Min(bytes.Length - taken, MaxFrameBytes), BufferBytes - _dataUsed - FrameHeader.Bytes);
            var granted = Windows.Take(wanted);
            if (granted == 0)
            {
                break;
            }

            new FrameHeader(granted, FrameType.Data, 0, StreamId).Write(_data.AsSpan(_dataUsed));
            bytes.Slice(taken, granted).CopyTo(_data.AsSpan(_dataUsed + FrameHeader.Bytes));
            _dataUsed += FrameHeader.Bytes + granted;
            taken += granted;
        }

        return taken;
    }

    /// <summary>Sends the frames that were put together.</summary>
    public void Flush()
    {
        if (_dataUsed == 0)
        {
            return;
        }

        lock (_socketGate)
        {
            Send(_data.AsSpan(0, _dataUsed));
            _dataUsed = 0;
        }

        SendControl();
    }

    public void WriteControl(FrameType type, byte flags, int streamId, ReadOnlySpan<byte> payload)
    {
        lock (_controlGate)
        {
            var needed = _controlUsed + FrameHeader.Bytes + payload.Length;
            if (needed > _control.Length)
            {
                Array.Resize(ref _control, Math.Max(needed, _control.Length * 2));
            }

            new FrameHeader(payload.Length, type, flags, streamId).Write(_control.AsSpan(_controlUsed));
            payload.CopyTo(_control.AsSpan(_controlUsed + FrameHeader.Bytes));
            _controlUsed = needed;
        }

        SendControl();
    }

    public void WriteCredit(int streamId, int credit)
    {
        Span<byte> payload = stackalloc byte[4];
        BinaryPrimitives.WriteInt32BigEndian(payload, credit);
        WriteControl(FrameType.WindowUpdate, 0, streamId, payload);
    }

    /// <summary>Sends bytes as they are: the opening of the connection.</summary>
    public void WriteRaw(ReadOnlySpan<byte> bytes)
    {
        lock (_socketGate)
        {
            Send(bytes);
        }
    }

    /// <summary>Whoever holds the socket sends what the reader has left, so the reader does not wait for it.</summary>
    private void SendControl()
    {
        while (Volatile.Read(ref _controlUsed) > 0 && _socketGate.TryEnter())
        {
            try
            {
                byte[] waiting;
                int used;
                lock (_controlGate)
                {
                    (waiting, used) = (_control, _controlUsed);
                    _control = new byte[256];
                    _controlUsed = 0;
                }

                Send(waiting.AsSpan(0, used));
            }
            finally
            {
                _socketGate.Exit();
            }
        }
    }

    private void Send(ReadOnlySpan<byte> bytes)
    {
        while (bytes.Length > 0)
        {
            bytes = bytes[socket.Send(bytes)..];
        }
    }
}
