using PowerShellWorker.Rpc;

namespace Rpc.Tests;

/// <summary>The same tests with the framework's own client.</summary>
public static class HttpClientTransport
{
    public sealed class EventStream() : EventStreamTests(RpcTransport.HttpClient);

    public sealed class BrokenPeer() : BrokenPeerTests(RpcTransport.HttpClient);

    public sealed class NodeInterop() : NodeInteropTests(RpcTransport.HttpClient);
}
