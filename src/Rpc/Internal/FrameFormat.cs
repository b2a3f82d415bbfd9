using System.Buffers.Binary;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>The prefix of a gRPC message: one byte that tells whether it is compressed, then its length, big-endian.</summary>
internal static class FrameFormat
{
    public const int PrefixBytes = 5;

    /// <summary>What one array can hold beside the prefix.</summary>
    public static readonly int MaxMessageBytes = Array.MaxLength - PrefixBytes;

    public static void WritePrefix(Span<byte> destination, int messageBytes)
    {
        destination[0] = 0;
        BinaryPrimitives.WriteUInt32BigEndian(destination[1..], (uint)messageBytes);
    }
}
