namespace PowerShellWorker.Rpc;

/// <summary>What carries a client's call.</summary>
public enum RpcTransport
{
    /// <summary>
    /// HTTP/2 straight on the socket, for this one call: a dedicated thread reads, and a reader that waits goes on on that thread.
    /// It is there in a few milliseconds, where the general client first has some 300 methods compiled.
    /// </summary>
    /// <remarks>Code that goes on after a read must not block that thread: credit and answers to the peer would stop.</remarks>
    Direct = 0,

    /// <summary>The framework's own client (<c>SocketsHttpHandler</c>). Addresses other than <c>http:</c> always use it.</summary>
    HttpClient = 1,
}
