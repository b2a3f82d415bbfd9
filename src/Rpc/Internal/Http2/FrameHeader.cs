using System.Buffers.Binary;

namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>The nine bytes before a frame's payload.</summary>
internal readonly record struct FrameHeader(int Length, FrameType Type, byte Flags, int StreamId)
{
    public const int Bytes = 9;

    public const byte EndStream = 0x1;
    public const byte Ack = 0x1;
    public const byte EndHeaders = 0x4;
    public const byte Padded = 0x8;
    public const byte HasPriority = 0x20;

    public bool Has(byte flag) => (Flags & flag) != 0;

    public static FrameHeader Read(ReadOnlySpan<byte> bytes) => new(
        (bytes[0] << 16) | (bytes[1] << 8) | bytes[2],
        (FrameType)bytes[3],
        bytes[4],
        (int)(BinaryPrimitives.ReadUInt32BigEndian(bytes[5..]) & int.MaxValue));

    public void Write(Span<byte> bytes)
    {
        bytes[0] = (byte)(Length >> 16);
        bytes[1] = (byte)(Length >> 8);
        bytes[2] = (byte)Length;
        bytes[3] = (byte)Type;
        bytes[4] = Flags;
        BinaryPrimitives.WriteUInt32BigEndian(bytes[5..], (uint)StreamId);
    }
}
