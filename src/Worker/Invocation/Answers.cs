using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>Sends answers of invocations that have no outputs.</summary>
internal static class Answers
{
    public static void Send(Replies replies, PendingInvocation invocation, StatusResult result) =>
        Send(replies, invocation.RequestId, invocation.Id, result);

    public static void Send(Replies replies, string requestId, string invocationId, StatusResult result) =>
        replies.SendAnswer(new StreamingMessage
        {
            RequestId = requestId,
            InvocationResponse = new InvocationResponse { InvocationId = invocationId, Result = result },
        });
}
