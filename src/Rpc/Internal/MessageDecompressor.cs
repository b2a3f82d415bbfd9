using System.IO.Compression;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>Undoes the compression that a peer named in <c>grpc-encoding</c>. This side never compresses: the peer is on this machine.</summary>
internal sealed class MessageDecompressor
{
    /// <summary>What <c>grpc-accept-encoding</c> says.</summary>
    public const string Accepted = "identity,gzip,deflate";

    private readonly Func<Stream, Stream> _open;

    private MessageDecompressor(Func<Stream, Stream> open) => _open = open;

    /// <summary>Null for none; throws for one that is not known.</summary>
    public static MessageDecompressor? For(string? encoding) => encoding switch
    {
        null or "" or "identity" => null,
        "gzip" => new MessageDecompressor(static input => new GZipStream(input, CompressionMode.Decompress)),
        "deflate" => new MessageDecompressor(static input => new ZLibStream(input, CompressionMode.Decompress)),
        _ => throw new RpcStatusException(
            RpcStatusCode.Unimplemented, $"The peer compresses with '{encoding}'; accepted are: {Accepted}."),
    };

    public byte[] Decompress(ReadOnlySpan<byte> message, int maxBytes)
    {
        using var output = new MemoryStream();
        try
        {
            using var input = _open(new MemoryStream(message.ToArray(), writable: false));
            var part = new byte[16 * 1024];
            for (int read; (read = input.Read(part)) > 0;)
            {
                // Checked as it grows: a few bytes can unpack to gigabytes.
                if (output.Length + read > maxBytes)
                {
                    throw new RpcStatusException(
                        RpcStatusCode.ResourceExhausted, $"The peer sends a message that unpacks to more than the limit of {maxBytes} bytes.");
                }

                output.Write(part, 0, read);
            }
        }
        catch (InvalidDataException exception)
        {
            throw new RpcStatusException(RpcStatusCode.Internal, "The peer sent a compressed message that cannot be unpacked.", exception);
        }

        return output.ToArray();
    }
}
