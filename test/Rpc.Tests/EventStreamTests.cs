using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Server;

namespace Rpc.Tests;

public sealed class EventStreamTests
{
    [Fact]
    public async Task Messages_go_both_ways_and_the_call_ends_with_OK()
    {
        var cancellationToken = TestContext.Current.CancellationToken;
        await using var server = await FunctionRpcServer.StartAsync(
            async stream =>
            {
                while (await stream.ReadAsync() is { } message)
                {
                    Assert.True(stream.TryWrite(new StreamingMessage { RequestId = message.StartStream.WorkerId }));
                }
            },
            cancellationToken: cancellationToken);
        await using var client = await FunctionRpcClientStream.ConnectAsync(server.Address, cancellationToken: cancellationToken);
        for (var i = 0; i < 3; i++)
        {
            Assert.True(client.TryWrite(new StreamingMessage { StartStream = new StartStream { WorkerId = $"w{i}" } }));
            Assert.Equal($"w{i}", (await client.ReadAsync(cancellationToken))?.RequestId);
        }

        await client.CompleteAsync();
        Assert.Null(await client.ReadAsync(cancellationToken));
        await client.Completion.WaitAsync(cancellationToken);
        Assert.Null(client.Error);
    }
}
