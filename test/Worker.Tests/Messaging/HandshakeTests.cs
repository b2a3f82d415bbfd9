using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;

namespace Worker.Tests.Messaging;

public sealed class HandshakeTests
{
    [Fact]
    public async Task Starts_the_stream_with_the_ids_it_was_given()
    {
        await using var host = await BareHost.StartAsync();

        Assert.Equal(host.WorkerId, host.StartMessage.WorkerId);
        Assert.Equal("request-1", host.Received.First().RequestId);
    }

    [Fact]
    public async Task Tells_who_it_is_when_it_is_initialized()
    {
        await using var host = await BareHost.InitializedAsync();

        var metadata = host.InitResponse.WorkerMetadata;
        Assert.Equal(StatusResult.Types.Status.Success, host.InitResponse.Result.Status);
        Assert.Equal("powershell", metadata.RuntimeName);
        Assert.StartsWith("7.", metadata.RuntimeVersion, StringComparison.Ordinal);
        Assert.NotEmpty(metadata.WorkerVersion);
        Assert.Equal("embedded", metadata.CustomProperties["PowerShellEngine"]);
    }

    [Fact]
    public async Task Answers_a_status_request_with_its_id()
    {
        await using var host = await BareHost.StartAsync();

        Assert.True(await host.PingAsync() < TimeSpan.FromSeconds(5));
    }

    [Fact]
    public async Task Ends_with_zero_when_the_host_closes_the_stream()
    {
        await using var host = await BareHost.InitializedAsync();

        host.CloseStream();

        Assert.Equal(0, await host.WaitForExitAsync());
    }

    [Fact]
    public async Task Ends_with_zero_when_it_is_terminated()
    {
        await using var host = await BareHost.InitializedAsync();

        host.Send(new StreamingMessage { WorkerTerminate = new WorkerTerminate { GracePeriod = Google.Protobuf.WellKnownTypes.Duration.FromTimeSpan(TimeSpan.FromSeconds(5)) } });

        Assert.Equal(0, await host.WaitForExitAsync());
    }
}
