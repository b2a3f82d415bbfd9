using System.Net;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Server;

namespace Rpc.Tests;

/// <summary>Our client against our server.</summary>
public abstract class EventStreamTests(RpcTransport transport)
{
    private readonly RpcStreamOptions _options = new() { Transport = transport };

    private static CancellationToken TestToken => TimeLimit.Token;

    [Fact]
    public async Task Messages_go_both_ways_and_the_call_ends_with_OK()
    {
        await using var server = await StartEchoAsync();
        await using var client = await ConnectAsync(server);
        for (var i = 0; i < 3; i++)
        {
            Assert.True(client.TryWrite(Message($"w{i}")));
            Assert.Equal($"w{i}", (await client.ReadAsync(TestToken))?.RequestId);
        }

        await client.CompleteAsync();
        Assert.Null(await client.ReadAsync(TestToken));
        await client.Completion.WaitAsync(TestToken);
        Assert.Null(client.Error);
        Assert.False(client.TryWrite(Message("late")));
    }

    [Fact]
    public async Task Messages_of_many_writers_arrive_whole_and_each_writers_in_order()
    {
        const int Writers = 8;
        const int Each = 3000;
        await using var server = await StartEchoAsync();
        await using var client = await ConnectAsync(server);
        var writers = Enumerable.Range(0, Writers).Select(writer => Task.Run(
            () =>
            {
                for (var i = 0; i < Each; i++)
                {
                    Assert.True(client.TryWrite(new StreamingMessage
                    {
                        RequestId = $"{writer}",
                        RpcLog = new RpcLog { Message = new string('x', i % 700), EventId = $"{i}" },
                    }));
                }
            },
            TestToken)).ToArray();
        var next = new int[Writers];
        for (var received = 0; received < Writers * Each; received++)
        {
            var message = await client.ReadAsync(TestToken);
            Assert.NotNull(message);
            var i = next[int.Parse(message.RequestId)]++;
            Assert.Equal($"{i}", message.RpcLog.EventId);
            Assert.Equal(i % 700, message.RpcLog.Message.Length);
        }

        await Task.WhenAll(writers);
    }

    [Fact]
    public async Task What_was_written_before_completing_and_disposing_still_arrives()
    {
        const int Messages = 2000;
        var received = new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously);
        await using var server = await FunctionRpcServer.StartAsync(
            async stream =>
            {
                // Slow to look, as a busy host may be.
                await Task.Delay(200);
                var count = 0;
                while (await stream.ReadAsync() is not null)
                {
                    count++;
                }

                received.SetResult(count);
            },
            cancellationToken: TestToken);
        await using (var client = await ConnectAsync(server))
        {
            var reading = client.ReadAsync(TestToken).AsTask();
            for (var i = 0; i < Messages; i++)
            {
                client.TryWrite(Message(new string('x', 500)));
            }

            await client.CompleteAsync();
            await client.DisposeAsync();
            Assert.Null(await reading);
        }

        Assert.Equal(Messages, await received.Task.WaitAsync(TestToken));
    }

    [Theory]
    [InlineData(1_000)]
    [InlineData(70_000)]
    [InlineData(30_000_000)]
    public async Task Messages_of_any_size_come_back_byte_for_byte(int bytes)
    {
        await using var server = await StartEchoAsync();
        await using var client = await ConnectAsync(server);
        var content = new byte[bytes];
        Random.Shared.NextBytes(content);
        var sent = new StreamingMessage { InvocationResponse = new InvocationResponse { ReturnValue = new TypedData { Bytes = ByteString.CopyFrom(content) } } };
        Assert.True(client.TryWrite(Message("before")));
        Assert.True(client.TryWrite(sent));
        Assert.True(client.TryWrite(Message("after")));
        Assert.Equal("before", (await client.ReadAsync(TestToken))?.RequestId);
        Assert.Equal(sent, await client.ReadAsync(TestToken));
        Assert.Equal("after", (await client.ReadAsync(TestToken))?.RequestId);
    }

    [Fact]
    public async Task Encoded_messages_pass_through_unchanged()
    {
        await using var server = await StartEchoAsync();
        await using var client = await ConnectAsync(server);
        var encoded = Message("encoded").ToByteArray();
        Assert.True(client.TryWriteEncoded(encoded, flush: false));
        client.Flush();
        Assert.True(await client.WaitToReadAsync(TestToken));
        Assert.True(client.TryReadEncoded(out var received));
        Assert.Equal(encoded, received.ToArray());
        Assert.False(client.TryReadEncoded(out _));
    }

    [Fact]
    public async Task The_status_of_a_failed_handler_reaches_the_client()
    {
        await using var server = await FunctionRpcServer.StartAsync(
            async stream =>
            {
                stream.TryWrite(Message("first"));
                await stream.DrainAsync();
                throw new RpcStatusException(RpcStatusCode.FailedPrecondition, "not \u00FCber yet");
            },
            cancellationToken: TestToken);
        await using var client = await ConnectAsync(server);
        client.TryWrite(Message("hello"));
        Assert.Equal("first", (await client.ReadAsync(TestToken))?.RequestId);
        var error = await Assert.ThrowsAsync<RpcStatusException>(async () => await client.ReadAsync(TestToken));
        Assert.Equal(RpcStatusCode.FailedPrecondition, error.StatusCode);
        Assert.Equal("not \u00FCber yet", error.Detail);
        Assert.Same(error, client.Error);
        await client.Completion.WaitAsync(TestToken);
    }

    [Fact]
    public async Task A_status_without_any_message_reaches_the_client()
    {
        await using var server = await FunctionRpcServer.StartAsync(
            _ => throw new RpcStatusException(RpcStatusCode.Unauthenticated, "who are you"), cancellationToken: TestToken);
        await using var client = await ConnectAsync(server);
        var error = await Assert.ThrowsAsync<RpcStatusException>(async () => await client.ReadAsync(TestToken));
        Assert.Equal(RpcStatusCode.Unauthenticated, error.StatusCode);
        Assert.Equal("who are you", error.Detail);
    }

    [Fact]
    public async Task An_unexpected_failure_of_a_handler_tells_its_kind_and_no_detail()
    {
        await using var server = await FunctionRpcServer.StartAsync(_ => throw new InvalidOperationException("secret"), cancellationToken: TestToken);
        await using var client = await ConnectAsync(server);
        var error = await Assert.ThrowsAsync<RpcStatusException>(async () => await client.ReadAsync(TestToken));
        Assert.Equal(RpcStatusCode.Unknown, error.StatusCode);
        Assert.Contains("InvalidOperationException", error.Detail);
        Assert.DoesNotContain("secret", error.Detail);
    }

    [Fact]
    public async Task A_call_that_ends_at_once_is_a_good_end()
    {
        await using var server = await FunctionRpcServer.StartAsync(_ => Task.CompletedTask, cancellationToken: TestToken);
        await using var client = await ConnectAsync(server);
        Assert.Null(await client.ReadAsync(TestToken));
        Assert.Null(client.Error);
    }

    [Fact]
    public async Task A_client_that_goes_away_ends_the_servers_stream()
    {
        var ended = new TaskCompletionSource<RpcStatusException>(TaskCreationOptions.RunContinuationsAsynchronously);
        await using var server = await FunctionRpcServer.StartAsync(
            async stream =>
            {
                try
                {
                    while (await stream.ReadAsync() is { } message)
                    {
                        stream.TryWrite(message);
                    }
                }
                catch (RpcStatusException exception)
                {
                    ended.SetResult(exception);
                }
            },
            cancellationToken: TestToken);
        var client = await ConnectAsync(server);
        client.TryWrite(Message("hello"));
        Assert.NotNull(await client.ReadAsync(TestToken));
        await client.DisposeAsync();
        Assert.Equal(RpcStatusCode.Cancelled, (await ended.Task.WaitAsync(TestToken)).StatusCode);
    }

    [Fact]
    public async Task A_server_that_stops_ends_the_clients_stream()
    {
        var server = await StartEchoAsync();
        await using var client = await ConnectAsync(server);
        client.TryWrite(Message("hello"));
        Assert.NotNull(await client.ReadAsync(TestToken));
        var reading = client.ReadAsync(TestToken).AsTask();
        await server.DisposeAsync();
        // As a rule the status arrives; a stream that was writing at that moment is reset instead.
        var error = await Assert.ThrowsAsync<RpcStatusException>(() => reading);
        Assert.Contains(error.StatusCode, new[] { RpcStatusCode.Unavailable, RpcStatusCode.Cancelled, RpcStatusCode.Internal });
        Assert.False(client.TryWrite(Message("late")));
    }

    [Fact]
    public async Task Cancelling_a_read_ends_the_call_on_both_sides()
    {
        var ended = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        await using var server = await FunctionRpcServer.StartAsync(
            async stream =>
            {
                stream.Aborted.Register(ended.SetResult);
                stream.TryWrite((await stream.ReadAsync())!);
                await Task.Delay(Timeout.Infinite, stream.Aborted);
            },
            cancellationToken: TestToken);
        await using var client = await ConnectAsync(server);
        client.TryWrite(Message("hello"));
        Assert.NotNull(await client.ReadAsync(TestToken));
        using var cancellation = new CancellationTokenSource();
        var reading = client.ReadAsync(cancellation.Token).AsTask();
        await cancellation.CancelAsync();
        Assert.Equal(RpcStatusCode.Cancelled, (await Assert.ThrowsAsync<RpcStatusException>(() => reading)).StatusCode);
        await ended.Task.WaitAsync(TestToken);
    }

    [Fact]
    public async Task The_deadline_ends_the_call_on_both_sides()
    {
        var ended = new TaskCompletionSource<RpcStatusException?>(TaskCreationOptions.RunContinuationsAsynchronously);
        await using var server = await FunctionRpcServer.StartAsync(
            async stream =>
            {
                await stream.Completion.WaitAsync(TestToken);
                ended.SetResult(stream.Error);
            },
            cancellationToken: TestToken);
        await using var client = await FunctionRpcClientStream.ConnectAsync(
            server.Address, _options with { Deadline = TimeSpan.FromMilliseconds(300) }, TestToken);
        client.TryWrite(Message("hello"));
        var error = await Assert.ThrowsAsync<RpcStatusException>(async () => await client.ReadAsync(TestToken));
        Assert.Equal(RpcStatusCode.DeadlineExceeded, error.StatusCode);
        Assert.Contains((await ended.Task.WaitAsync(TestToken))!.StatusCode, new[] { RpcStatusCode.DeadlineExceeded, RpcStatusCode.Cancelled });
    }

    [Fact]
    public async Task A_message_above_the_receivers_limit_ends_the_call_and_says_so()
    {
        await using var server = await FunctionRpcServer.StartAsync(
            async stream =>
            {
                while (await stream.ReadAsync() is not null)
                {
                }
            },
            new RpcStreamOptions { MaxReceiveMessageBytes = 100 },
            cancellationToken: TestToken);
        await using var client = await ConnectAsync(server);
        client.TryWrite(Message(new string('x', 1000)));
        var error = await Assert.ThrowsAsync<RpcStatusException>(async () => await client.ReadAsync(TestToken));
        Assert.Equal(RpcStatusCode.ResourceExhausted, error.StatusCode);
        Assert.Contains("100 bytes", error.Detail);
    }

    [Fact]
    public async Task A_message_above_the_senders_limit_is_refused_and_the_stream_goes_on()
    {
        await using var server = await StartEchoAsync();
        await using var client = await FunctionRpcClientStream.ConnectAsync(server.Address, _options with { MaxSendMessageBytes = 100 }, TestToken);
        Assert.Equal(
            RpcStatusCode.ResourceExhausted, Assert.Throws<RpcStatusException>(() => client.TryWrite(Message(new string('x', 1000)))).StatusCode);
        Assert.True(client.TryWrite(Message("small")));
        Assert.Equal("small", (await client.ReadAsync(TestToken))?.RequestId);
    }

    [Fact]
    public async Task A_peer_that_does_not_read_holds_back_the_writers_that_may_wait()
    {
        var release = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        var received = 0;
        await using var server = await FunctionRpcServer.StartAsync(
            async stream =>
            {
                await release.Task;
                while (await stream.ReadAsync() is not null)
                {
                    received++;
                }
            },
            cancellationToken: TestToken);
        await using var client = await FunctionRpcClientStream.ConnectAsync(server.Address, _options with { MaxPendingWriteBytes = 1_000_000 }, TestToken);
        var message = new StreamingMessage { RpcLog = new RpcLog { Message = new string('x', 100_000) } };
        var written = 0;
        Task pending;
        // The windows of HTTP/2 and of the socket take some of it, the bound the rest: then a write stays pending.
        while (await Task.WhenAny(pending = client.WriteAsync(message, TestToken).AsTask(), Task.Delay(500, TestToken)) == pending && written < 2000)
        {
            written++;
        }

        Assert.InRange(written, 10, 1999);
        Assert.True(client.IsCongested);
        var blocked = Task.Factory.StartNew(() => client.WaitUntilWritable(TestToken), TestToken, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        Assert.True(client.TryWrite(message), "a reply is let through");
        release.SetResult();
        await pending.WaitAsync(TestToken);
        Assert.True(await blocked.WaitAsync(TestToken));
        await client.CompleteAsync();
        Assert.Null(await client.ReadAsync(TestToken));
        Assert.Equal(written + 2, received);
    }

    [Fact]
    public async Task Waiting_writers_are_released_when_the_stream_ends()
    {
        await using var server = await FunctionRpcServer.StartAsync(stream => Task.Delay(Timeout.Infinite, stream.Aborted), cancellationToken: TestToken);
        await using var client = await FunctionRpcClientStream.ConnectAsync(server.Address, _options with { MaxPendingWriteBytes = 1 }, TestToken);
        var message = new StreamingMessage { RpcLog = new RpcLog { Message = new string('x', 30_000_000) } };
        client.TryWrite(message);
        client.TryWrite(message);
        var waiting = client.WriteAsync(message, TestToken).AsTask();
        var blocked = Task.Factory.StartNew(() => client.WaitUntilWritable(TestToken), TestToken, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        client.Abort();
        await Assert.ThrowsAsync<RpcStatusException>(() => waiting.WaitAsync(TestToken));
        Assert.False(await blocked.WaitAsync(TestToken));
    }

    [Fact]
    public async Task Nobody_listening_is_unavailable_and_names_the_address()
    {
        var started = Environment.TickCount64;
        var error = await Assert.ThrowsAsync<RpcStatusException>(() => FunctionRpcClientStream.ConnectAsync(
            new Uri("http://127.0.0.1:1/"), _options with { ConnectTimeout = TimeSpan.FromMilliseconds(200) }, TestToken));
        Assert.Equal(RpcStatusCode.Unavailable, error.StatusCode);
        Assert.Contains("127.0.0.1:1", error.Detail);
        Assert.InRange(Environment.TickCount64 - started, 150, 10_000);
    }

    [Fact]
    public async Task A_call_of_another_method_is_unimplemented()
    {
        await using var server = await StartEchoAsync();
        using var client = new HttpClient { DefaultRequestVersion = HttpVersion.Version20, DefaultVersionPolicy = HttpVersionPolicy.RequestVersionExact };
        using var content = new ByteArrayContent([]);
        content.Headers.ContentType = new("application/grpc");
        using var response = await client.PostAsync(new Uri(server.Address, "/Other/Method"), content, TestToken);
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal("12", response.Headers.GetValues("grpc-status").Single());
    }

    [Fact]
    public async Task A_request_that_is_no_gRPC_gets_415()
    {
        await using var server = await StartEchoAsync();
        using var client = new HttpClient { DefaultRequestVersion = HttpVersion.Version20, DefaultVersionPolicy = HttpVersionPolicy.RequestVersionExact };
        using var response = await client.PostAsync(new Uri(server.Address, FunctionRpc.EventStreamPath), new StringContent("x"), TestToken);
        Assert.Equal(HttpStatusCode.UnsupportedMediaType, response.StatusCode);
        Assert.Equal("13", response.Headers.GetValues("grpc-status").Single());
    }

    [Fact]
    public async Task Many_streams_share_a_server()
    {
        await using var server = await StartEchoAsync();
        await Task.WhenAll(Enumerable.Range(0, 10).Select(async n =>
        {
            await using var client = await ConnectAsync(server);
            for (var i = 0; i < 100; i++)
            {
                client.TryWrite(Message($"{n}-{i}"));
                Assert.Equal($"{n}-{i}", (await client.ReadAsync(TestToken))?.RequestId);
            }
        }));
    }

    private static StreamingMessage Message(string id) => new() { RequestId = id };

    private Task<FunctionRpcClientStream> ConnectAsync(FunctionRpcServer server) =>
        FunctionRpcClientStream.ConnectAsync(server.Address, _options, TestToken);

    private static Task<FunctionRpcServer> StartEchoAsync() => FunctionRpcServer.StartAsync(
        async stream =>
        {
            while (await stream.WaitToReadAsync())
            {
                while (stream.TryRead(out var message))
                {
                    stream.TryWrite(message, flush: false);
                }

                stream.Flush();
            }
        },
        cancellationToken: TestToken);
}
