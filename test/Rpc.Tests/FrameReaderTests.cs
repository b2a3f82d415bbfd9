using System.IO.Compression;
using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Internal;

namespace Rpc.Tests;

public sealed class FrameReaderTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(7)]
    [InlineData(100_000)]
    public void Messages_are_the_same_wherever_the_transport_cuts_them(int partBytes)
    {
        byte[][] messages = [[], [1], [1, 2, 3], new byte[1000], new byte[50_000], [9]];
        var reader = new FrameReader(int.MaxValue);
        var received = new List<byte[]>();
        foreach (var part in messages.SelectMany(Frame).Chunk(partBytes))
        {
            Feed(reader, part);
            while (reader.TryTake(out var message))
            {
                received.Add(message.ToArray());
            }
        }

        Assert.Equal(messages, received);
        reader.CheckEnd();
    }

    [Fact]
    public void A_message_larger_than_any_buffer_arrives_whole()
    {
        var message = new byte[9_000_000];
        Random.Shared.NextBytes(message);
        var reader = new FrameReader(int.MaxValue);
        foreach (var part in Frame(message).Chunk(100_000))
        {
            Assert.False(reader.TryTake(out _));
            Feed(reader, part);
        }

        Assert.True(reader.HasFrame);
        Assert.True(reader.TryTake(out var received));
        Assert.True(received.SequenceEqual(message));
    }

    [Fact]
    public void A_promise_of_gigabytes_is_not_believed_before_they_come()
    {
        var reader = new FrameReader(int.MaxValue);
        Feed(reader, [0, 0x7F, 0xFF, 0xFF, 0x00, 1, 2, 3]);
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.False(reader.TryTake(out _));
        reader.PrepareRead();
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4_000_000);
    }

    [Fact]
    public void A_flag_that_is_neither_0_nor_1_is_a_broken_frame()
    {
        var reader = new FrameReader(int.MaxValue);
        Feed(reader, [2, 0, 0, 0, 0]);
        Assert.True(reader.HasFrame);
        Assert.Equal(RpcStatusCode.Internal, Assert.Throws<RpcStatusException>(() => reader.TryTake(out _)).StatusCode);
    }

    [Fact]
    public void A_message_above_the_limit_exhausts_the_resource()
    {
        var reader = new FrameReader(10);
        Feed(reader, [0, 0, 0, 0, 11]);
        var error = Assert.Throws<RpcStatusException>(() => reader.TryTake(out _));
        Assert.Equal(RpcStatusCode.ResourceExhausted, error.StatusCode);
        Assert.Contains("11 bytes", error.Detail);
    }

    [Fact]
    public void An_end_in_the_middle_of_a_message_is_an_error()
    {
        var reader = new FrameReader(int.MaxValue);
        Feed(reader, [0, 0, 0, 0, 3, 1]);
        Assert.False(reader.TryTake(out _));
        Assert.Equal(RpcStatusCode.Internal, Assert.Throws<RpcStatusException>(reader.CheckEnd).StatusCode);
    }

    [Fact]
    public void A_compressed_message_needs_a_declared_compression()
    {
        var reader = new FrameReader(int.MaxValue);
        Feed(reader, [1, 0, 0, 0, 1, 7]);
        Assert.Equal(RpcStatusCode.Internal, Assert.Throws<RpcStatusException>(() => reader.TryTake(out _)).StatusCode);
    }

    [Theory]
    [InlineData("gzip")]
    [InlineData("deflate")]
    public void A_compressed_message_is_unpacked(string encoding)
    {
        byte[] message = [.. Enumerable.Repeat((byte)7, 5000)];
        var packed = new MemoryStream();
        using (Stream packer = encoding == "gzip" ? new GZipStream(packed, CompressionMode.Compress) : new ZLibStream(packed, CompressionMode.Compress))
        {
            packer.Write(message);
        }

        var reader = new FrameReader(int.MaxValue);
        reader.UseEncoding(encoding);
        Feed(reader, Frame(packed.ToArray(), flag: 1));
        Assert.True(reader.TryTake(out var received));
        Assert.Equal(message, received.ToArray());
    }

    [Fact]
    public void What_unpacks_to_more_than_the_limit_is_refused()
    {
        var packed = new MemoryStream();
        using (var packer = new GZipStream(packed, CompressionMode.Compress))
        {
            packer.Write(new byte[100_000]);
        }

        var reader = new FrameReader(10_000);
        reader.UseEncoding("gzip");
        Feed(reader, Frame(packed.ToArray(), flag: 1));
        Assert.Equal(RpcStatusCode.ResourceExhausted, Assert.Throws<RpcStatusException>(() => reader.TryTake(out _)).StatusCode);
    }

    [Fact]
    public void Broken_compression_and_unknown_compression_are_errors()
    {
        var reader = new FrameReader(int.MaxValue);
        Assert.Equal(RpcStatusCode.Unimplemented, Assert.Throws<RpcStatusException>(() => reader.UseEncoding("snappy")).StatusCode);
        reader.UseEncoding("gzip");
        Feed(reader, Frame([1, 2, 3], flag: 1));
        Assert.Equal(RpcStatusCode.Internal, Assert.Throws<RpcStatusException>(() => reader.TryTake(out _)).StatusCode);
    }

    private static byte[] Frame(byte[] message) => Frame(message, flag: 0);

    private static byte[] Frame(byte[] message, byte flag)
    {
        byte[] frame = [.. new byte[FrameFormat.PrefixBytes], .. message];
        FrameFormat.WritePrefix(frame, message.Length);
        frame[0] = flag;
        return frame;
    }

    private static void Feed(FrameReader reader, ReadOnlySpan<byte> bytes)
    {
        while (bytes.Length > 0)
        {
            var room = reader.PrepareRead();
            var part = Math.Min(room.Length, bytes.Length);
            bytes[..part].CopyTo(room.Span);
            reader.Commit(part);
            bytes = bytes[part..];
        }
    }
}
