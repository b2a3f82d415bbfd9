using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc.Internal;

namespace Rpc.Tests;

/// <summary>Makes input that is almost right.</summary>
internal static class Damage
{
    /// <summary>A few gRPC frames, as a rule with some bytes changed, lost or added.</summary>
    public static byte[] Frames(Random random)
    {
        var bytes = new List<byte>();
        for (var i = random.Next(1, 5); i > 0; i--)
        {
            var message = RandomMessage(random).ToByteArray();
            var frame = new byte[FrameFormat.PrefixBytes + message.Length];
            FrameFormat.WritePrefix(frame, message.Length);
            message.CopyTo(frame, FrameFormat.PrefixBytes);
            bytes.AddRange(frame);
        }

        return Mutate(random, bytes);
    }

    /// <summary>What a server sends at the start of a connection, damaged.</summary>
    public static byte[] Http2(Random random)
    {
        // SETTINGS, its acknowledgement, then frames of random type on the streams that a client uses.
        List<byte> bytes = [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0];
        for (var i = random.Next(0, 4); i > 0; i--)
        {
            var payload = new byte[random.Next(0, 40)];
            random.NextBytes(payload);
            bytes.AddRange([0, 0, (byte)payload.Length, (byte)random.Next(0, 11), (byte)random.Next(0, 64), 0, 0, 0, (byte)random.Next(0, 4)]);
            bytes.AddRange(payload);
        }

        return random.Next(2) == 0 ? [.. bytes] : Mutate(random, bytes);
    }

    private static byte[] Mutate(Random random, List<byte> bytes)
    {
        for (var i = random.Next(0, 6); i > 0 && bytes.Count > 0; i--)
        {
            var at = random.Next(bytes.Count);
            switch (random.Next(4))
            {
                case 0:
                    bytes[at] = (byte)random.Next(256);
                    break;
                case 1:
                    bytes.RemoveAt(at);
                    break;
                case 2:
                    bytes.Insert(at, (byte)random.Next(256));
                    break;
                default:
                    bytes.RemoveRange(at, random.Next(bytes.Count - at));
                    break;
            }
        }

        return [.. bytes];
    }

    private static StreamingMessage RandomMessage(Random random) => random.Next(4) switch
    {
        0 => new StreamingMessage { StartStream = new StartStream { WorkerId = "w1" } },
        1 => new StreamingMessage { RequestId = "r", RpcLog = new RpcLog { Message = new string('m', random.Next(300)) } },
        2 => new StreamingMessage
        {
            InvocationRequest = new InvocationRequest
            {
                InvocationId = "i",
                InputData = { new ParameterBinding { Name = "req", Data = new TypedData { Http = new RpcHttp { Headers = { ["a"] = "b" } } } } },
                TriggerMetadata = { ["x"] = new TypedData { Double = 1 } },
            },
        },
        _ => new StreamingMessage { WorkerTerminate = new WorkerTerminate { GracePeriod = new Google.Protobuf.WellKnownTypes.Duration { Seconds = 5 } } },
    };
}
