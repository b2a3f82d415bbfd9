using System.Diagnostics;
using Shared.Node;

namespace Rpc.Tests;

/// <summary>server.js on a free port.</summary>
internal sealed class NodeServer : IAsyncDisposable
{
    private readonly Process _process;

    private NodeServer(Process process, Uri address)
    {
        _process = process;
        Address = address;
    }

    public Uri Address { get; }

    public static async Task<NodeServer> StartAsync()
    {
        Assert.SkipWhen(NodeRuntime.WhyNot is not null, NodeRuntime.WhyNot ?? "");
        var process = NodeRuntime.Start("server.js");
        var port = await process.StandardOutput.ReadLineAsync(TimeLimit.Token);
        if (port is null)
        {
            throw new InvalidOperationException(await process.StandardError.ReadToEndAsync(TimeLimit.Token));
        }

        return new NodeServer(process, new Uri($"http://127.0.0.1:{port}/"));
    }

    public async ValueTask DisposeAsync()
    {
        _process.Kill(entireProcessTree: true);
        await _process.WaitForExitAsync(TimeLimit.Token);
        _process.Dispose();
    }
}
