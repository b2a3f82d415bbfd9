using System.Collections.Concurrent;
using System.Diagnostics;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Server;

namespace Shared;

/// <summary>
/// A functions host without functions: it starts a real worker process, speaks the protocol with it, and shows every message that came
/// back, in order.
/// </summary>
public sealed class BareHost : IAsyncDisposable
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(60);

    private readonly FunctionRpcServer _server;
    private readonly Process _process;
    private readonly TaskCompletionSource<FunctionRpcServerStream> _opened = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly TaskCompletionSource _finished = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly ConcurrentQueue<StreamingMessage> _received = new();
    private readonly ConcurrentDictionary<string, Answering> _answers = new();
    private readonly List<(Func<StreamingMessage, bool> Match, TaskCompletionSource<StreamingMessage> Source)> _waiting = [];
    private readonly ConcurrentQueue<string> _output = new();
    private readonly ConcurrentQueue<string> _errorOutput = new();
    private readonly Lock _gate = new();
    private FunctionRpcServerStream? _stream;

    private BareHost(BareHostOptions options, FunctionRpcServer server)
    {
        _server = server;
        Options = options;
        _process = new Process { StartInfo = StartInfo(options, server.Address) };
    }

    public BareHostOptions Options { get; }

    public string WorkerId => Options.WorkerId;

    public int ProcessId => _process.Id;

    public Process Process => _process;

    public FunctionRpcServerStream Stream => _stream ?? throw new InvalidOperationException("The worker has not opened its stream.");

    /// <summary>All messages of the worker so far.</summary>
    public IReadOnlyCollection<StreamingMessage> Received => _received;

    /// <summary>All user and system logs on the stream so far.</summary>
    public IEnumerable<RpcLog> Logs => _received.Where(message => message.RpcLog is not null).Select(message => message.RpcLog);

    /// <summary>Lines of the worker's standard output so far, empty ones left out.</summary>
    public IReadOnlyCollection<string> Output => _output;

    public IReadOnlyCollection<string> ErrorOutput => _errorOutput;

    public WorkerInitResponse InitResponse { get; private set; } = new();

    public StartStream StartMessage { get; private set; } = new();

    /// <summary>Starts the worker and waits until its stream is open; does not initialize it.</summary>
    public static async Task<BareHost> StartAsync(BareHostOptions? options = null)
    {
        BareHost? host = null;
        var ready = new TaskCompletionSource<BareHost>(TaskCreationOptions.RunContinuationsAsynchronously);
        var server = await FunctionRpcServer.StartAsync(async stream => await (await ready.Task).ServeAsync(stream));
        host = new BareHost(options ?? new BareHostOptions(), server);
        ready.SetResult(host);
        host.StartProcess();
        try
        {
            var start = await host.WaitForAsync(message => message.StartStream is not null);
            host.StartMessage = start.StartStream;
        }
        catch
        {
            await host.DisposeAsync();
            throw;
        }

        return host;
    }

    /// <summary>Starts the worker and initializes it.</summary>
    public static async Task<BareHost> InitializedAsync(BareHostOptions? options = null)
    {
        var host = await StartAsync(options);
        await host.InitializeAsync();
        return host;
    }

    /// <summary>Starts the worker, initializes it and loads all functions of an app.</summary>
    public static async Task<BareHost> LoadedAsync(TestApp app, BareHostOptions? options = null)
    {
        var host = await InitializedAsync(options);
        foreach (var function in app.Functions)
        {
            var response = await host.LoadAsync(function);
            if (response.Result.Status != StatusResult.Types.Status.Success)
            {
                await host.DisposeAsync();
                throw new InvalidOperationException($"'{function.Metadata.Name}' was not loaded: {response.Result.Exception?.Message}");
            }
        }

        return host;
    }

    public async Task<WorkerInitResponse> InitializeAsync(Action<WorkerInitRequest>? change = null)
    {
        var request = new WorkerInitRequest { HostVersion = "4.1037.0.0" };
        foreach (var (name, value) in Options.HostCapabilities)
        {
            request.Capabilities[name] = value;
        }

        change?.Invoke(request);
        Send(new StreamingMessage { WorkerInitRequest = request });
        InitResponse = (await WaitForAsync(message => message.WorkerInitResponse is not null)).WorkerInitResponse;
        return InitResponse;
    }

    public async Task<FunctionLoadResponse> LoadAsync(FunctionLoadRequest request)
    {
        Send(new StreamingMessage { FunctionLoadRequest = request });
        return (await WaitForAsync(message => message.FunctionLoadResponse?.FunctionId == request.FunctionId)).FunctionLoadResponse;
    }

    /// <summary>Sends an invocation and waits for its answer.</summary>
    public Task<InvocationResponse> InvokeAsync(InvocationRequest request)
    {
        var answer = Begin(request);
        return answer.WaitAsync(Patience);
    }

    /// <summary>Sends an invocation; the task ends with its answer.</summary>
    public Task<InvocationResponse> Begin(InvocationRequest request)
    {
        var answering = _answers.GetOrAdd(request.InvocationId, static _ => new Answering());
        Send(new StreamingMessage { InvocationRequest = request });
        return answering.Source.Task;
    }

    public Task<InvocationResponse> InvokeAsync(FunctionLoadRequest function, params (string Name, TypedData Data)[] inputs) =>
        InvokeAsync(Invocations.Request(function, inputs));

    /// <summary>Asks for the worker's status and returns how long the answer took.</summary>
    public async Task<TimeSpan> PingAsync()
    {
        var id = Guid.NewGuid().ToString();
        var started = Stopwatch.GetTimestamp();
        Send(new StreamingMessage { RequestId = id, WorkerStatusRequest = new WorkerStatusRequest() });
        await WaitForAsync(message => message.WorkerStatusResponse is not null && message.RequestId == id);
        return Stopwatch.GetElapsedTime(started);
    }

    public void Send(StreamingMessage message) => Stream.TryWrite(message);

    /// <summary>Waits for a message, past or future, that fits.</summary>
    public async Task<StreamingMessage> WaitForAsync(Func<StreamingMessage, bool> match)
    {
        var source = new TaskCompletionSource<StreamingMessage>(TaskCreationOptions.RunContinuationsAsynchronously);
        lock (_gate)
        {
            foreach (var message in _received)
            {
                if (match(message))
                {
                    return message;
                }
            }

            _waiting.Add((match, source));
        }

        try
        {
            var ended = await Task.WhenAny(source.Task, _finished.Task, _process.WaitForExitAsync()).WaitAsync(Patience);
            if (ended != source.Task)
            {
                // What was sent last may still be on its way to us.
                await Task.WhenAny(source.Task, Task.Delay(TimeSpan.FromSeconds(1)));
            }
        }
        catch (TimeoutException)
        {
            throw new TimeoutException($"The message did not come within {Patience}.{Environment.NewLine}{Transcript()}");
        }

        return source.Task.IsCompleted
            ? await source.Task
            : throw new InvalidOperationException($"The worker ended before the message came.{Environment.NewLine}{Transcript()}");
    }

    /// <summary>Waits until the worker process has ended, and returns its exit code.</summary>
    public async Task<int> WaitForExitAsync()
    {
        await _process.WaitForExitAsync().WaitAsync(Patience);
        return _process.ExitCode;
    }

    /// <summary>Ends the call as a host does that shuts down in order.</summary>
    public void CloseStream() => _finished.TrySetResult();

    /// <summary>Logs of one invocation, in order.</summary>
    public IReadOnlyList<RpcLog> LogsOf(InvocationResponse response) => Logs.Where(log => log.InvocationId == response.InvocationId).ToList();

    /// <summary>What the worker wrote, for the message of a failed test.</summary>
    public string Transcript() => string.Join(Environment.NewLine, _output.Concat(_errorOutput).TakeLast(50));

    public async ValueTask DisposeAsync()
    {
        _finished.TrySetResult();
        try
        {
            if (!_process.HasExited)
            {
                _process.Kill(entireProcessTree: true);
            }
        }
        catch (InvalidOperationException)
        {
            // It never started.
        }

        await _server.DisposeAsync();
        _process.Dispose();
    }

    private static ProcessStartInfo StartInfo(BareHostOptions options, Uri address)
    {
        var info = new ProcessStartInfo("dotnet")
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        };
        info.ArgumentList.Add(options.WorkerEntry);
        var arguments = options.Arguments?.Invoke(address, options.WorkerId) ?? HostArguments(options, address);
        foreach (var argument in arguments.Concat(options.ExtraArguments))
        {
            info.ArgumentList.Add(argument);
        }

        foreach (var (name, value) in options.Environment)
        {
            info.Environment[name] = value;
        }

        return info;
    }

    /// <summary>Both spellings together, as hosts send them.</summary>
    private static string[] HostArguments(BareHostOptions options, Uri address) =>
    [
        "--host", address.Host, "--port", address.Port.ToString(System.Globalization.CultureInfo.InvariantCulture),
        "--workerId", options.WorkerId, "--requestId", "request-1", "--grpcMaxMessageLength", "2147483647",
        "--functions-uri", address.ToString(), "--functions-worker-id", options.WorkerId,
        "--functions-request-id", "request-1", "--functions-grpc-max-message-length", "2147483647",
    ];

    private void StartProcess()
    {
        _process.OutputDataReceived += (_, e) => Collect(e.Data, _output);
        _process.ErrorDataReceived += (_, e) => Collect(e.Data, _errorOutput);
        _process.Start();
        _process.BeginOutputReadLine();
        _process.BeginErrorReadLine();
    }

    private static void Collect(string? line, ConcurrentQueue<string> lines)
    {
        if (!string.IsNullOrEmpty(line))
        {
            lines.Enqueue(line);
        }
    }

    private async Task ServeAsync(FunctionRpcServerStream stream)
    {
        _stream = stream;
        _opened.TrySetResult(stream);
        var reading = ReadAsync(stream);
        await Task.WhenAny(reading, _finished.Task);
        if (reading.IsCompleted)
        {
            _finished.TrySetResult();
        }
    }

    private async Task ReadAsync(FunctionRpcServerStream stream)
    {
        while (await stream.ReadAsync() is { } message)
        {
            lock (_gate)
            {
                _received.Enqueue(message);
                for (var i = _waiting.Count - 1; i >= 0; i--)
                {
                    if (_waiting[i].Match(message))
                    {
                        _waiting[i].Source.TrySetResult(message);
                        _waiting.RemoveAt(i);
                    }
                }
            }

            if (message.InvocationResponse is { } response)
            {
                _answers.GetOrAdd(response.InvocationId, static _ => new Answering()).Source.TrySetResult(response);
            }
        }
    }

    private sealed class Answering
    {
        public TaskCompletionSource<InvocationResponse> Source { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);
    }
}
