namespace PowerShellWorker.Rpc;

/// <summary>Names of the FunctionRpc service on the wire.</summary>
public static class FunctionRpc
{
    /// <summary>Path of the only method: a bidirectional stream of <c>StreamingMessage</c>, opened by the worker.</summary>
    public const string EventStreamPath = "/AzureFunctionsRpcMessages.FunctionRpc/EventStream";

    /// <summary>Media type of a gRPC call; a suffix such as <c>+proto</c> may follow.</summary>
    public const string ContentType = "application/grpc";

    internal const string UserAgent = "powershell-worker";
}
