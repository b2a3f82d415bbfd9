using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>Makes the results that every response must carry.</summary>
internal static class StatusResults
{
    public static StatusResult Success() => new() { Status = StatusResult.Types.Status.Success };

    public static StatusResult Failure(Exception exception) => new()
    {
        Status = StatusResult.Types.Status.Failure,
        Exception = RpcExceptions.From(exception),
    };

    public static StatusResult Cancelled(string reason) => new()
    {
        Status = StatusResult.Types.Status.Cancelled,
        Exception = new RpcException { Message = reason, Source = "", Type = typeof(OperationCanceledException).FullName },
    };
}
