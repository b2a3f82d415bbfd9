using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;

namespace ScriptedWorker;

/// <summary>
/// Speaks the worker's side of the protocol. The environment variable SCRIPTED_WORKER says how the process behaves as a whole
/// (ExitAtStart, NoStartStream, NoInit, InitFails, BrokenFrame, NoLoad), SCRIPTED_CAPABILITIES what it announces.
/// </summary>
internal static class Program
{
    private static async Task<int> Main(string[] arguments)
    {
        var mode = Environment.GetEnvironmentVariable("SCRIPTED_WORKER") ?? "";
        Console.WriteLine("LanguageWorkerConsoleLog: the scripted worker starts.");
        if (mode == "ExitAtStart")
        {
            await Console.Error.WriteLineAsync("error: told to end before anything else.");
            return 3;
        }

        var options = Options(arguments);
        await using var stream = await FunctionRpcClientStream.ConnectAsync(new Uri(options["--functions-uri"]));
        if (mode == "NoStartStream")
        {
            await Task.Delay(Timeout.Infinite);
        }

        stream.TryWrite(new StreamingMessage { StartStream = new StartStream { WorkerId = options["--functions-worker-id"] } });
        var functions = new FunctionTable(stream);
        while (await stream.ReadAsync() is { } message)
        {
            switch (message.ContentCase)
            {
                case StreamingMessage.ContentOneofCase.WorkerInitRequest when mode == "BrokenFrame":
                    stream.TryWriteEncoded([0xFF, 0xFF, 0xFF]);
                    break;
                case StreamingMessage.ContentOneofCase.WorkerInitRequest when mode != "NoInit":
                    stream.TryWrite(new StreamingMessage { WorkerInitResponse = Init(mode) });
                    break;
                case StreamingMessage.ContentOneofCase.FunctionLoadRequest when mode != "NoLoad":
                    stream.TryWrite(new StreamingMessage { FunctionLoadResponse = functions.Load(message.FunctionLoadRequest) });
                    break;
                case StreamingMessage.ContentOneofCase.FunctionLoadRequestCollection:
                    var responses = message.FunctionLoadRequestCollection.FunctionLoadRequests.Select(functions.Load);
                    stream.TryWrite(new StreamingMessage
                    {
                        FunctionLoadResponseCollection = new FunctionLoadResponseCollection { FunctionLoadResponses = { responses } },
                    });
                    break;
                case StreamingMessage.ContentOneofCase.InvocationRequest:
                    _ = functions.InvokeAsync(message.InvocationRequest);
                    break;
                case StreamingMessage.ContentOneofCase.InvocationCancel:
                    functions.Cancel(message.InvocationCancel.InvocationId);
                    break;
                case StreamingMessage.ContentOneofCase.WorkerTerminate:
                    Console.WriteLine("told to terminate");
                    return 0;
            }
        }

        return 0;
    }

    private static WorkerInitResponse Init(string mode)
    {
        var response = new WorkerInitResponse
        {
            Result = mode == "InitFails"
                ? new StatusResult { Status = StatusResult.Types.Status.Failure, Exception = new RpcException { Message = "told to fail init" } }
                : new StatusResult { Status = StatusResult.Types.Status.Success },
            WorkerMetadata = new WorkerMetadata { RuntimeName = "powershell", RuntimeVersion = "0.0", WorkerVersion = "0.0" },
        };
        foreach (var name in (Environment.GetEnvironmentVariable("SCRIPTED_CAPABILITIES") ?? "").Split(',', StringSplitOptions.RemoveEmptyEntries))
        {
            response.Capabilities[name] = "true";
        }

        return response;
    }

    private static Dictionary<string, string> Options(string[] arguments)
    {
        var options = new Dictionary<string, string>();
        for (var i = 0; i + 1 < arguments.Length; i += 2)
        {
            options[arguments[i]] = arguments[i + 1];
        }

        return options;
    }
}
