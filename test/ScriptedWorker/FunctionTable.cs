using System.Collections.Concurrent;
using System.Globalization;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;

namespace ScriptedWorker;

/// <summary>The loaded functions. Each line of a function's script is one instruction; the last value set is the response.</summary>
internal sealed class FunctionTable(FunctionRpcClientStream stream)
{
    private readonly ConcurrentDictionary<string, (string Name, string[] Script, string? Output)> _functions = new();
    private readonly ConcurrentDictionary<string, CancellationTokenSource> _running = new();

    public FunctionLoadResponse Load(FunctionLoadRequest request)
    {
        var script = File.ReadAllLines(request.Metadata.ScriptFile);
        var output = request.Metadata.Bindings.FirstOrDefault(pair => pair.Value.Type == "http").Key;
        _functions[request.FunctionId] = (request.Metadata.Name, script, output);
        var failure = script.FirstOrDefault(line => line.StartsWith("loadfail ", StringComparison.Ordinal));
        return new FunctionLoadResponse
        {
            FunctionId = request.FunctionId,
            Result = failure is null
                ? new StatusResult { Status = StatusResult.Types.Status.Success }
                : Failure(failure["loadfail ".Length..], request.Metadata.ScriptFile),
        };
    }

    public void Cancel(string invocationId)
    {
        if (_running.TryGetValue(invocationId, out var running))
        {
            running.Cancel();
        }
    }

    public async Task InvokeAsync(InvocationRequest request)
    {
        using var canceled = new CancellationTokenSource();
        _running[request.InvocationId] = canceled;
        var response = new InvocationResponse { InvocationId = request.InvocationId };
        try
        {
            var (_, script, output) = _functions[request.FunctionId];
            var http = new RpcHttp { StatusCode = "200", Body = new TypedData() };
            TypedData? value = new() { Http = http };
            foreach (var line in script)
            {
                var space = line.IndexOf(' ', StringComparison.Ordinal);
                var (verb, rest) = space < 0 ? (line, "") : (line[..space], line[(space + 1)..]);
                value = await RunAsync(verb, rest, request, http, value, canceled.Token);
            }

            if (output is not null && value is not null)
            {
                response.OutputData.Add(new ParameterBinding { Name = output, Data = value });
            }

            response.Result = new StatusResult { Status = StatusResult.Types.Status.Success };
        }
        catch (InvalidOperationException error)
        {
            response.Result = Failure(error.Message, "at <script>, run.ps1: line 1");
        }
        catch (OperationCanceledException)
        {
            Log(request, RpcLog.Types.Level.Warning, "cancelled");
            response.Result = new StatusResult { Status = StatusResult.Types.Status.Cancelled };
        }

        _running.TryRemove(request.InvocationId, out _);
        stream.TryWrite(new StreamingMessage { InvocationResponse = response });
    }

    private async Task<TypedData?> RunAsync(
        string verb, string rest, InvocationRequest request, RpcHttp http, TypedData? value, CancellationToken canceled)
    {
        var input = request.InputData[0].Data;
        switch (verb)
        {
            case "echo":
                http.Body = input.Http?.Body ?? input;
                http.Headers["content-type"] = "application/octet-stream";
                break;
            case "describe":
                http.Body = new TypedData { String = JsonFormatter.Default.Format(request) };
                break;
            case "environment":
                http.Body = new TypedData { String = Environment.GetEnvironmentVariable(rest) ?? "(unset)" };
                break;
            case "command":
                http.Body = new TypedData { String = Environment.CommandLine };
                break;
            case "pid":
                http.Body = new TypedData { String = Environment.ProcessId.ToString(CultureInfo.InvariantCulture) };
                break;
            case "text":
                http.Body = new TypedData { String = rest };
                break;
            case "json":
                http.Body = new TypedData { Json = rest };
                break;
            case "bytes":
                http.Body = new TypedData { Bytes = ByteString.CopyFrom(new byte[int.Parse(rest, CultureInfo.InvariantCulture)]) };
                break;
            case "int":
                http.Body = new TypedData { Int = long.Parse(rest, CultureInfo.InvariantCulture) };
                break;
            case "status":
                http.StatusCode = rest;
                break;
            case "header":
                http.Headers[rest[..rest.IndexOf('=', StringComparison.Ordinal)]] = rest[(rest.IndexOf('=', StringComparison.Ordinal) + 1)..];
                break;
            case "cookie":
                http.Cookies.Add(JsonParser.Default.Parse<RpcHttpCookie>(rest));
                break;
            case "nothing":
                return null;
            case "value":
                return JsonParser.Default.Parse<TypedData>(rest);
            case "log":
                Log(request, RpcLog.Types.Level.Information, rest.Replace("{query}", input.Http?.Url, StringComparison.Ordinal));
                break;
            case "warn":
                Log(request, RpcLog.Types.Level.Warning, rest);
                break;
            case "print":
                Console.WriteLine(rest);
                break;
            case "sleep":
                await Task.Delay(int.Parse(rest, CultureInfo.InvariantCulture), canceled);
                break;
            case "fail":
                throw new InvalidOperationException(rest);
            case "exit":
                Environment.Exit(int.Parse(rest, CultureInfo.InvariantCulture));
                break;
            case "orphan":
                System.Diagnostics.Process.Start("sleep", rest);
                break;
        }

        return value;
    }

    private void Log(RpcLog.Types.Level level, string invocationId, string text) => stream.TryWrite(new StreamingMessage
    {
        RpcLog = new RpcLog { InvocationId = invocationId, Level = level, Message = text },
    });

    private void Log(InvocationRequest request, RpcLog.Types.Level level, string text) => Log(level, request.InvocationId, text);

    private static StatusResult Failure(string message, string stack) => new()
    {
        Status = StatusResult.Types.Status.Failure,
        Exception = new RpcException { Message = message, StackTrace = stack },
    };
}
