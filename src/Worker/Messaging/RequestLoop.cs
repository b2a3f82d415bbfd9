using System.Runtime.InteropServices;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>Reads messages in order and hands them on. It answers the quick ones itself, never waits and never runs user code.</summary>
internal sealed class RequestLoop(FunctionRpcStream stream, WorkerStart start)
{
    public async Task<int> RunAsync()
    {
        while (await stream.WaitToReadAsync().ConfigureAwait(false))
        {
            while (stream.TryRead(out var message))
            {
                Handle(message);
            }
        }

        return 0;
    }

    private void Handle(StreamingMessage message)
    {
        switch (message.ContentCase)
        {
            case StreamingMessage.ContentOneofCase.WorkerInitRequest:
                Reply(message, new StreamingMessage { WorkerInitResponse = Init() });
                break;
            case StreamingMessage.ContentOneofCase.WorkerStatusRequest:
                Reply(message, new StreamingMessage { WorkerStatusResponse = new WorkerStatusResponse() });
                break;
            default:
                SystemLog.Write(SystemLogLevel.Warning, $"Unsupported message type: {message.ContentCase}.", message.RequestId);
                break;
        }
    }

    private WorkerInitResponse Init() => new()
    {
        Result = new StatusResult { Status = StatusResult.Types.Status.Success },
        Capabilities = { ["RpcHttpBodyOnly"] = "true", ["WorkerStatus"] = "true" },
        WorkerMetadata = new WorkerMetadata
        {
            RuntimeName = "powershell",
            RuntimeVersion = start.Engine.Version,
            WorkerVersion = WorkerProcess.Version,
            WorkerBitness = RuntimeInformation.OSArchitecture.ToString(),
        },
    };

    private void Reply(StreamingMessage request, StreamingMessage reply)
    {
        reply.RequestId = request.RequestId;
        stream.TryWrite(reply);
    }
}
