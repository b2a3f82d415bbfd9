using System.Text.Json;
using Shared;
using Shared.Hosting;
using Shared.Node;

namespace EndToEnd;

/// <summary>Whole workers and hosts against a gRPC implementation that is not ours, @grpc/grpc-js.</summary>
public sealed class NodeInteropTests
{
    [Fact]
    public async Task A_worker_that_is_not_ours_serves_our_host()
    {
        Assert.SkipWhen(NodeRuntime.WhyNot is not null, NodeRuntime.WhyNot ?? "");
        using var app = new TemporaryApp().With("greet", "# The worker in Node answers by itself.");
        await using var host = await HostProcess.StartAppAsync(app.Path, ["--worker-config", NodeRuntime.Scripts]);
        var answers = await Task.WhenAll(Enumerable.Range(0, 100).Select(i => host.Client.GetStringAsync($"api/greet?name=Caller{i}")));
        Assert.Equal(Enumerable.Range(0, 100).Select(i => $"Hello, Caller{i}, from node."), answers);

        var body = new byte[3_000_000];
        Random.Shared.NextBytes(body);
        using var content = new ByteArrayContent(body);
        content.Headers.ContentType = new("application/octet-stream");
        using var response = await host.Client.PostAsync("api/greet", content, TestContext.Current.CancellationToken);
        Assert.Equal(body, await response.Content.ReadAsByteArrayAsync(TestContext.Current.CancellationToken));
        await host.WaitForAsync("greet runs in node");
    }

    [Fact]
    public async Task A_host_that_is_not_ours_drives_our_worker()
    {
        var result = await RunHostAsync("--invocations", "200", "--query", "name=Ada");
        Assert.True(result.GetProperty("workerIdMatches").GetBoolean());
        Assert.Equal("Success", result.GetProperty("init").GetString());
        Assert.Equal("powershell", result.GetProperty("runtime").GetProperty("runtime_name").GetString());
        Assert.Equal("status-1", result.GetProperty("statusRequestId").GetString());
        Assert.Empty(result.GetProperty("failures").EnumerateArray());
        var answers = result.GetProperty("answers").EnumerateArray().ToList();
        Assert.Equal(200, answers.Count);
        Assert.All(answers, answer =>
        {
            Assert.Equal("200", answer.GetProperty("status").GetString());
            Assert.Equal("Hello, Ada.", answer.GetProperty("body").GetString());
        });
        Assert.Contains(result.GetProperty("logs").EnumerateArray(), log => log.GetString()!.Contains("Hello processed a GET request", StringComparison.Ordinal));
        Assert.Equal(JsonValueKind.Number, result.GetProperty("workerExit").ValueKind);
    }

    private static async Task<JsonElement> RunHostAsync(params string[] arguments)
    {
        Assert.SkipWhen(NodeRuntime.WhyNot is not null, NodeRuntime.WhyNot ?? "");
        var example = Path.Combine(RepositoryPaths.Examples, "hello");
        var output = await NodeRuntime.RunAsync(
            "host.js", TestContext.Current.CancellationToken, ["--app", example, "--function", "Hello", .. arguments, "--", "dotnet", Repository.WorkerEntry]);
        return JsonDocument.Parse(output).RootElement;
    }
}
