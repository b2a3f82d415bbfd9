using System.Net;
using System.Net.Sockets;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Server;

namespace Rpc.Tests;

/// <summary>A peer that breaks the rules ends in one typed error, never in a crash or a hang.</summary>
public abstract class BrokenPeerTests(RpcTransport transport)
{
    private readonly RpcStreamOptions _options = new() { Transport = transport };

    private static CancellationToken TestToken => TimeLimit.Token;

    [Theory]
    [InlineData("00000000020A", RpcStatusCode.Internal, "middle of a message")]
    [InlineData("00000000010A", RpcStatusCode.Internal, "no StreamingMessage")]
    [InlineData("0000000002A201", RpcStatusCode.Internal, "no StreamingMessage")]
    [InlineData("0500000000", RpcStatusCode.Internal, "compressed flag")]
    [InlineData("0100000000", RpcStatusCode.Internal, "grpc-encoding")]
    [InlineData("00FFFFFFFF", RpcStatusCode.ResourceExhausted, "4294967295 bytes")]
    public async Task A_broken_frame_is_a_typed_error_at_the_client(string hex, RpcStatusCode status, string detail)
    {
        await using var server = await RawServer.StartAsync(Convert.FromHexString(hex));
        var error = await ReadUntilErrorAsync(server.Address);
        Assert.Equal(status, error.StatusCode);
        Assert.Contains(detail, error.Detail);
    }

    [Theory]
    [InlineData("00000000020A", "13")]
    [InlineData("00000000010A", "13")]
    [InlineData("0500000000", "13")]
    [InlineData("0100000000", "13")]
    [InlineData("00FFFFFFFF", "8")]
    public async Task A_broken_frame_gets_its_status_from_the_server(string hex, string status)
    {
        await using var server = await FunctionRpcServer.StartAsync(ReadAllAsync, cancellationToken: TestToken);
        Assert.Equal(status, await PostAsync(server.Address, Convert.FromHexString(hex)));
    }

    [Fact]
    public async Task A_call_without_a_status_is_an_error()
    {
        await using var server = await RawServer.StartAsync(async context =>
        {
            context.Response.ContentType = "application/grpc";
            await context.Response.Body.WriteAsync(Array.Empty<byte>());
        });
        Assert.Equal(RpcStatusCode.Unknown, (await ReadUntilErrorAsync(server.Address)).StatusCode);
    }

    [Theory]
    [InlineData(404, RpcStatusCode.Unimplemented)]
    [InlineData(401, RpcStatusCode.Unauthenticated)]
    [InlineData(403, RpcStatusCode.PermissionDenied)]
    [InlineData(503, RpcStatusCode.Unavailable)]
    [InlineData(500, RpcStatusCode.Unknown)]
    public async Task An_HTTP_status_becomes_a_gRPC_status(int http, RpcStatusCode expected)
    {
        await using var server = await RawServer.StartAsync(context =>
        {
            context.Response.StatusCode = http;
            return Task.CompletedTask;
        });
        Assert.Equal(expected, (await ReadUntilErrorAsync(server.Address)).StatusCode);
    }

    [Fact]
    public async Task An_answer_of_another_content_type_is_an_error()
    {
        await using var server = await RawServer.StartAsync(context => context.Response.WriteAsync("hello"));
        Assert.Contains("content type", (await ReadUntilErrorAsync(server.Address)).Detail);
    }

    [Fact]
    public async Task An_unknown_compression_is_an_error()
    {
        await using var server = await RawServer.StartAsync(async context =>
        {
            context.Response.ContentType = "application/grpc";
            context.Response.Headers["grpc-encoding"] = "snappy";
            await context.Response.Body.WriteAsync(Convert.FromHexString("0100000000"));
        });
        Assert.Equal(RpcStatusCode.Unimplemented, (await ReadUntilErrorAsync(server.Address)).StatusCode);
    }

    [Fact]
    public async Task A_reset_stream_is_a_typed_error()
    {
        await using var server = await RawServer.StartAsync(async context =>
        {
            context.Response.ContentType = "application/grpc";
            await context.Response.Body.FlushAsync();
            context.Abort();
        });
        var error = await ReadUntilErrorAsync(server.Address);
        Assert.Contains(error.StatusCode, new[] { RpcStatusCode.Internal, RpcStatusCode.Cancelled, RpcStatusCode.Unavailable });
    }

    [Fact]
    public async Task A_server_that_speaks_HTTP_1_only_is_an_error()
    {
        await using var server = await RawServer.StartAsync(context => context.Response.WriteAsync("hello"), HttpProtocols.Http1);
        var error = await Assert.ThrowsAsync<RpcStatusException>(async () =>
        {
            await using var client = await FunctionRpcClientStream.ConnectAsync(server.Address, _options, TestToken);
            await client.ReadAsync(TestToken);
        });
        Assert.True(error.StatusCode is RpcStatusCode.Internal or RpcStatusCode.Unavailable, error.ToString());
    }

    [Fact]
    public async Task A_connection_that_is_cut_is_unavailable()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var cutting = Task.Run(
            async () =>
            {
                using var connection = await listener.AcceptSocketAsync(TestToken);
                await connection.ReceiveAsync(new byte[100], TestToken);
                connection.Close(0);
            },
            TestToken);
        var error = await ReadUntilErrorAsync(new Uri($"http://127.0.0.1:{((IPEndPoint)listener.LocalEndpoint).Port}/"));
        Assert.Equal(RpcStatusCode.Unavailable, error.StatusCode);
        await cutting;
    }

    /// <summary>Frames and messages with random damage, from a fixed seed so that a failure can be repeated.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public async Task Damaged_input_never_crashes_or_hangs_either_end(int seed)
    {
        var random = new Random(seed);
        await using var server = await FunctionRpcServer.StartAsync(ReadAllAsync, cancellationToken: TestToken);
        var current = Array.Empty<byte>();
        await using var raw = await RawServer.StartAsync(async context =>
        {
            context.Response.ContentType = "application/grpc";
            await context.Response.Body.WriteAsync(current);
            context.Response.AppendTrailer("grpc-status", "0");
        });
        for (var round = 0; round < 60; round++)
        {
            current = Damage.Frames(random);
            Assert.Contains(await PostAsync(server.Address, current), new[] { "0", "8", "13" });
            await using var client = await FunctionRpcClientStream.ConnectAsync(raw.Address, _options, TestToken);
            try
            {
                while (await client.ReadAsync(TestToken) is not null)
                {
                }
            }
            catch (RpcStatusException exception)
            {
                Assert.Contains(exception.StatusCode, new[] { RpcStatusCode.Internal, RpcStatusCode.ResourceExhausted });
            }
        }

        // Still in order for a peer that keeps the rules.
        Assert.Equal("0", await PostAsync(server.Address, Convert.FromHexString("0000000007A2010412027731")));
    }

    [Fact]
    public async Task Damaged_HTTP2_from_a_server_never_crashes_or_hangs_the_client()
    {
        var random = new Random(4);
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var address = new Uri($"http://127.0.0.1:{((IPEndPoint)listener.LocalEndpoint).Port}/");
        for (var round = 0; round < 60; round++)
        {
            var bytes = Damage.Http2(random);
            var serving = Task.Run(
                async () =>
                {
                    using var connection = await listener.AcceptSocketAsync(TestToken);
                    await connection.SendAsync(bytes, TestToken);
                    // Reads what the client says, so that closing sends an end and not a reset.
                    connection.Shutdown(SocketShutdown.Send);
                    var ignored = new byte[4096];
                    try
                    {
                        while (await connection.ReceiveAsync(ignored, TestToken) > 0)
                        {
                        }
                    }
                    catch (SocketException)
                    {
                        // The client has cut it, as it should.
                    }
                },
                TestToken);
            var error = await Record.ExceptionAsync(async () =>
            {
                await using var client = await FunctionRpcClientStream.ConnectAsync(address, _options, TestToken);
                client.TryWrite(new StreamingMessage { RequestId = "x" });
                while (await client.ReadAsync(TestToken) is not null)
                {
                }
            });
            Assert.True(error is null or RpcStatusException, error?.ToString());
            await serving.WaitAsync(TimeSpan.FromSeconds(20), TestToken);
        }
    }

    private static async Task ReadAllAsync(FunctionRpcServerStream stream)
    {
        while (await stream.ReadAsync() is not null)
        {
        }
    }

    private async Task<RpcStatusException> ReadUntilErrorAsync(Uri address) => await Assert.ThrowsAsync<RpcStatusException>(async () =>
    {
        await using var client = await FunctionRpcClientStream.ConnectAsync(address, _options, TestToken);
        while (await client.ReadAsync(TestToken) is not null)
        {
        }
    });

    /// <summary>Sends bytes as a whole call and returns the status that comes back.</summary>
    private static async Task<string> PostAsync(Uri address, byte[] body)
    {
        using var client = new HttpClient { DefaultRequestVersion = HttpVersion.Version20, DefaultVersionPolicy = HttpVersionPolicy.RequestVersionExact };
        using var content = new ByteArrayContent(body);
        content.Headers.ContentType = new("application/grpc");
        using var response = await client.PostAsync(new Uri(address, FunctionRpc.EventStreamPath), content, TestToken);
        await response.Content.ReadAsByteArrayAsync(TestToken);
        return (response.TrailingHeaders.TryGetValues("grpc-status", out var trailers) ? trailers : response.Headers.GetValues("grpc-status")).Single();
    }
}
