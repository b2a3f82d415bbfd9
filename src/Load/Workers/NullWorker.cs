using System.Text;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Rpc;

namespace PowerShellWorker.Load.Workers;

/// <summary>
/// A worker that does nothing but speak the protocol: it parses each request whole and returns the bytes of hello's answer. What it
/// reaches is the limit of the transport, and what a real worker adds is that worker's own work.
/// </summary>
internal sealed class NullWorker
{
    public const string Command = "null-worker";

    private const string IdPlaceholder = "00000000-0000-0000-0000-000000000000";

    private readonly FunctionRpcClientStream _stream;
    private readonly Dictionary<string, Answer> _answers = new(StringComparer.Ordinal);

    private NullWorker(FunctionRpcClientStream stream) => _stream = stream;

    public static async Task<int> RunAsync(IReadOnlyList<string> args)
    {
        // Unknown options are none of its business, as in any worker.
        string? uri = null;
        string? workerId = null;
        for (var i = 0; i + 1 < args.Count; i++)
        {
            uri = args[i] == "--functions-uri" ? args[i + 1] : uri;
            workerId = args[i] == "--functions-worker-id" ? args[i + 1] : workerId;
        }

        if (workerId is null || !Uri.TryCreate(uri, UriKind.Absolute, out var host))
        {
            throw new UsageException($"{Command} is started by a host, with --functions-uri and --functions-worker-id.");
        }

        await using var stream = await FunctionRpcClientStream.ConnectAsync(host).ConfigureAwait(false);
        stream.TryWrite(new StreamingMessage { StartStream = new StartStream { WorkerId = workerId } });
        return await new NullWorker(stream).ServeAsync().ConfigureAwait(false);
    }

    private async Task<int> ServeAsync()
    {
        try
        {
            while (await _stream.WaitToReadAsync().ConfigureAwait(false))
            {
                while (_stream.TryRead(out var message))
                {
                    Handle(message);
                }

                _stream.Flush();
            }

            return 0;
        }
        catch (RpcStatusException exception)
        {
            await Console.Error.WriteLineAsync($"{Command}: {exception.Message}").ConfigureAwait(false);
            return 1;
        }
    }

    private void Handle(StreamingMessage message)
    {
        switch (message.ContentCase)
        {
            case StreamingMessage.ContentOneofCase.InvocationRequest:
                var request = message.InvocationRequest;
                _stream.TryWriteEncoded(_answers[request.FunctionId].For(request.InvocationId), flush: false);
                break;
            case StreamingMessage.ContentOneofCase.WorkerInitRequest:
                Reply(message, new StreamingMessage { WorkerInitResponse = CreateInitResponse() });
                break;
            case StreamingMessage.ContentOneofCase.FunctionLoadRequest:
                var load = message.FunctionLoadRequest;
                _answers[load.FunctionId] = new Answer(load.Metadata);
                Reply(message, new StreamingMessage { FunctionLoadResponse = new FunctionLoadResponse { FunctionId = load.FunctionId, Result = Success() } });
                break;
            case StreamingMessage.ContentOneofCase.WorkerStatusRequest:
                Reply(message, new StreamingMessage { WorkerStatusResponse = new WorkerStatusResponse() });
                break;
        }
    }

    private void Reply(StreamingMessage request, StreamingMessage reply)
    {
        reply.RequestId = request.RequestId;
        _stream.TryWrite(reply, flush: false);
    }

    private static WorkerInitResponse CreateInitResponse() => new()
    {
        Result = Success(),
        // What our worker announces too, as far as it shapes requests: both get the same bytes.
        Capabilities =
        {
            ["RpcHttpBodyOnly"] = "True",
            ["RpcHttpTriggerMetadataRemoved"] = "True",
            ["RawHttpBodyBytes"] = "True",
            ["UseNullableValueDictionaryForHttp"] = "True",
            ["WorkerStatus"] = "True",
        },
        WorkerMetadata = new WorkerMetadata { RuntimeName = "null", RuntimeVersion = Environment.Version.ToString(), WorkerVersion = "0.0" },
    };

    private static StatusResult Success() => new() { Status = StatusResult.Types.Status.Success };

    /// <summary>The encoded answer of one function; only the invocation's id differs from one to the next.</summary>
    private sealed class Answer
    {
        private readonly byte[] _encoded;
        private readonly int _idOffset;

        public Answer(RpcFunctionMetadata metadata)
        {
            var response = new InvocationResponse { InvocationId = IdPlaceholder, Result = Success() };
            var output = metadata.Bindings.FirstOrDefault(b => b.Value.Direction != BindingInfo.Types.Direction.In).Key;
            if (output is not null)
            {
                var http = new RpcHttp
                {
                    StatusCode = "200",
                    Body = new TypedData { String = "Hello, Ada!" },
                    Headers = { ["content-type"] = "text/plain; charset=utf-8" },
                };
                response.OutputData.Add(new ParameterBinding { Name = output, Data = new TypedData { Http = http } });
            }

            _encoded = new StreamingMessage { InvocationResponse = response }.ToByteArray();
            _idOffset = _encoded.AsSpan().IndexOf(Encoding.UTF8.GetBytes(IdPlaceholder));
        }

        public ReadOnlySpan<byte> For(string invocationId)
        {
            if (invocationId.Length != IdPlaceholder.Length)
            {
                throw new RpcStatusException(RpcStatusCode.InvalidArgument, $"The invocation id '{invocationId}' is no guid.");
            }

            Encoding.UTF8.GetBytes(invocationId, _encoded.AsSpan(_idOffset));
            return _encoded;
        }
    }
}
