using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>Reads messages in order and hands them on. It answers the quick ones itself, never waits and never runs user code.</summary>
internal sealed class RequestLoop(FunctionRpcStream stream, MessageHandlers handlers)
{
    /// <summary>Ends when the host closes the stream.</summary>
    /// <exception cref="RpcStatusException">The stream was lost.</exception>
    public async Task RunAsync()
    {
        while (await stream.WaitToReadAsync().ConfigureAwait(false))
        {
            while (stream.TryRead(out var message))
            {
                Handle(message);
            }
        }
    }

    private void Handle(StreamingMessage message)
    {
        switch (message.ContentCase)
        {
            case StreamingMessage.ContentOneofCase.InvocationRequest:
                handlers.Invoke(message.RequestId, message.InvocationRequest);
                break;
            case StreamingMessage.ContentOneofCase.InvocationCancel:
                handlers.Cancel(message.InvocationCancel);
                break;
            case StreamingMessage.ContentOneofCase.WorkerStatusRequest:
                handlers.Status(message.RequestId);
                break;
            case StreamingMessage.ContentOneofCase.WorkerInitRequest:
                handlers.Initialize(message.RequestId, message.WorkerInitRequest);
                break;
            case StreamingMessage.ContentOneofCase.FunctionLoadRequest:
                handlers.Load(message.RequestId, message.FunctionLoadRequest);
                break;
            case StreamingMessage.ContentOneofCase.FunctionLoadRequestCollection:
                handlers.LoadAll(message.RequestId, message.FunctionLoadRequestCollection);
                break;
            case StreamingMessage.ContentOneofCase.FunctionEnvironmentReloadRequest:
                handlers.ReloadEnvironment(message.RequestId, message.FunctionEnvironmentReloadRequest);
                break;
            case StreamingMessage.ContentOneofCase.FunctionsMetadataRequest:
                handlers.DescribeFunctions(message.RequestId, message.FunctionsMetadataRequest);
                break;
            case StreamingMessage.ContentOneofCase.FileChangeEventRequest:
                handlers.ChangeFile(message.FileChangeEventRequest);
                break;
            case StreamingMessage.ContentOneofCase.WorkerWarmupRequest:
                handlers.WarmUp(message.RequestId);
                break;
            case StreamingMessage.ContentOneofCase.WorkerTerminate:
                handlers.Terminate(message.WorkerTerminate);
                break;
            default:
                SystemLog.Write(SystemLogLevel.Warning, $"Unsupported message type: {message.ContentCase}.", message.RequestId);
                break;
        }
    }
}
