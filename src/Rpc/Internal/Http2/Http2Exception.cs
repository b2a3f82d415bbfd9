namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>The peer broke the rules of HTTP/2 or HPACK.</summary>
internal sealed class Http2Exception(string message) : Exception(message);
