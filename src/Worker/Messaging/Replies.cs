using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>Sends messages to the host. Replies never wait; logs wait while the stream is congested.</summary>
internal sealed class Replies(FunctionRpcStream stream)
{
    /// <summary>Sends a reply at once.</summary>
    public void Send(StreamingMessage message)
    {
        try
        {
            stream.TryWrite(message);
        }
        catch (RpcStatusException exception)
        {
            SystemLog.Write(SystemLogLevel.Error, $"A message of the kind {message.ContentCase} could not be sent. {exception.Message}", message.RequestId);
        }
    }

    /// <summary>
    /// Sends the answer of an invocation. One that is too large for the protocol is answered with that as its failure, since a host
    /// would wait for ever for an answer that never comes.
    /// </summary>
    public void SendAnswer(StreamingMessage message)
    {
        try
        {
            stream.TryWrite(message);
        }
        catch (RpcStatusException exception)
        {
            Send(new StreamingMessage
            {
                RequestId = message.RequestId,
                InvocationResponse = new InvocationResponse
                {
                    InvocationId = message.InvocationResponse.InvocationId,
                    Result = StatusResults.Failure(exception),
                },
            });
        }
    }

    /// <summary>Sends a log. Blocks the calling thread, a runspace's own, while too much waits to be sent.</summary>
    public void SendLog(StreamingMessage message)
    {
        if (stream.IsCongested)
        {
            stream.WaitUntilWritable();
        }

        Send(message);
    }
}
