using PowerShellWorker.Rpc;

namespace Rpc.Tests;

/// <summary>The tests of the client with HTTP/2 straight on the socket.</summary>
public static class DirectTransport
{
    public sealed class EventStream() : EventStreamTests(RpcTransport.Direct);

    public sealed class BrokenPeer() : BrokenPeerTests(RpcTransport.Direct);

    public sealed class NodeInterop() : NodeInteropTests(RpcTransport.Direct);
}
