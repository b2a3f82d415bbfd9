using System.Globalization;
using System.Text.Json;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Server;
using Shared.Node;

namespace Rpc.Tests;

/// <summary>Against @grpc/grpc-js, in both directions.</summary>
public abstract class NodeInteropTests(RpcTransport transport)
{
    private readonly RpcStreamOptions _options = new() { Transport = transport };

    [Theory]
    [InlineData(1, 10)]
    [InlineData(500, 450)]
    [InlineData(3, 5_000_000)]
    public async Task Our_client_exchanges_messages_with_a_server_that_is_not_ours(int count, int bytes)
    {
        await using var server = await NodeServer.StartAsync();
        await using var client = await FunctionRpcClientStream.ConnectAsync(server.Address, _options, TimeLimit.Token);
        var body = ByteString.CopyFrom([.. Enumerable.Range(0, bytes).Select(i => (byte)i)]);
        for (var i = 0; i < count; i++)
        {
            client.TryWrite(new StreamingMessage
            {
                RequestId = i == 0 ? "echo" : i.ToString(CultureInfo.InvariantCulture),
                InvocationResponse = new InvocationResponse
                {
                    OutputData = { new ParameterBinding { Name = "res", Data = new TypedData { Int = long.MinValue / 4096 } } },
                    ReturnValue = new TypedData { Bytes = body },
                },
            });
        }

        for (var i = 0; i < count; i++)
        {
            var message = await client.ReadAsync(TimeLimit.Token);
            Assert.NotNull(message);
            Assert.Equal(i == 0 ? "echo" : i.ToString(CultureInfo.InvariantCulture), message.RequestId);
            Assert.Equal(body, message.InvocationResponse.ReturnValue.Bytes);
            Assert.Equal(long.MinValue / 4096, message.InvocationResponse.OutputData[0].Data.Int);
        }

        await client.CompleteAsync();
        Assert.Null(await client.ReadAsync(TimeLimit.Token));
        Assert.Null(client.Error);
    }

    [Fact]
    public async Task Our_client_tells_the_other_servers_status_message_and_trailers()
    {
        await using var server = await NodeServer.StartAsync();
        await using var client = await FunctionRpcClientStream.ConnectAsync(server.Address, _options, TimeLimit.Token);
        client.TryWrite(new StreamingMessage { RequestId = "status:9:not \u00FCber 100 % yet" });
        var error = await Assert.ThrowsAsync<RpcStatusException>(async () => await client.ReadAsync(TimeLimit.Token));
        Assert.Equal(RpcStatusCode.FailedPrecondition, error.StatusCode);
        Assert.Equal("not \u00FCber 100 % yet", error.Detail);
        Assert.Equal("because", error.Trailers["x-reason"]);
    }

    [Fact]
    public async Task Our_clients_half_close_reaches_the_other_server()
    {
        await using var server = await NodeServer.StartAsync();
        await using var client = await FunctionRpcClientStream.ConnectAsync(server.Address, _options, TimeLimit.Token);
        for (var i = 0; i < 1000; i++)
        {
            client.TryWrite(new StreamingMessage { RequestId = "count", WorkerHeartbeat = new WorkerHeartbeat() });
        }

        await client.CompleteAsync();
        Assert.Equal("1000", (await client.ReadAsync(TimeLimit.Token))?.RequestId);
        Assert.Null(await client.ReadAsync(TimeLimit.Token));
    }

    [Theory]
    [InlineData(1, 10)]
    [InlineData(500, 450)]
    [InlineData(3, 5_000_000)]
    public async Task Another_client_exchanges_messages_with_our_server(int count, int bytes)
    {
        var result = await RunClientAsync("--count", $"{count}", "--bytes", $"{bytes}");
        Assert.Equal(count, result.GetProperty("received").GetInt32());
        Assert.True(result.GetProperty("inOrder").GetBoolean());
        Assert.Equal(0, result.GetProperty("code").GetInt32());
    }

    [Fact]
    public async Task Another_client_sees_our_servers_status()
    {
        var result = await RunClientAsync("--count", "1", "--bytes", "1", "--mode", "fail");
        Assert.Equal((int)RpcStatusCode.FailedPrecondition, result.GetProperty("code").GetInt32());
        Assert.Equal("not \u00FCber 100 % yet", result.GetProperty("details").GetString());
    }

    [Fact]
    public async Task Another_clients_deadline_ends_the_call()
    {
        var result = await RunClientAsync("--count", "1", "--bytes", "1", "--mode", "wait", "--deadline", "400");
        Assert.Equal((int)RpcStatusCode.DeadlineExceeded, result.GetProperty("code").GetInt32());
    }

    private static async Task<JsonElement> RunClientAsync(params string[] arguments)
    {
        Assert.SkipWhen(NodeRuntime.WhyNot is not null, NodeRuntime.WhyNot ?? "");
        await using var server = await FunctionRpcServer.StartAsync(ServeAsync, cancellationToken: TimeLimit.Token);
        var output = await NodeRuntime.RunAsync("client.js", TimeLimit.Token, ["--uri", server.Address.AbsoluteUri, .. arguments]);
        return JsonDocument.Parse(output).RootElement;
    }

    private static async Task ServeAsync(FunctionRpcServerStream stream)
    {
        while (await stream.ReadAsync() is { } message)
        {
            switch (message.InvocationResponse.InvocationId)
            {
                case "fail":
                    throw new RpcStatusException(RpcStatusCode.FailedPrecondition, "not \u00FCber 100 % yet");
                case "wait":
                    await Task.Delay(Timeout.Infinite, stream.Aborted);
                    break;
                default:
                    stream.TryWrite(message);
                    break;
            }
        }
    }
}
