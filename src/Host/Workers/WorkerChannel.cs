using Google.Protobuf.WellKnownTypes;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Invocations;
using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Server;

namespace PowerShellWorker.Host.Workers;

/// <summary>One worker process and the conversation with it: start, init, load, invoke, end. Used once.</summary>
internal sealed class WorkerChannel : IDisposable
{
    private static readonly TimeSpan TerminateGrace = TimeSpan.FromSeconds(5);

    // Between the end of the stream and that of the process; one that lives on is of no use to anybody.
    private static readonly TimeSpan StreamLostGrace = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan ShortestLoadTimeout = TimeSpan.FromMinutes(1);

    private readonly WorkerLaunch _launch;
    private readonly AppModel _app;
    private readonly InvocationDispatcher _dispatcher;
    private readonly ILogger _log;
    private readonly WorkerConsole _console;
    private readonly TaskCompletionSource _streamStarted = NewSignal();
    private readonly TaskCompletionSource<WorkerInitResponse> _initialized = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly TaskCompletionSource<WorkerExit> _ended = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly FunctionLoads _loads;
    private readonly StreamSet _streams = new();
    private WorkerProcess? _process;
    private int _isEnding;
    private volatile bool _hasServed;

    public WorkerChannel(WorkerLaunch launch, AppModel app, InvocationDispatcher dispatcher, ILoggerFactory loggers)
    {
        _launch = launch;
        _app = app;
        _dispatcher = dispatcher;
        Id = Guid.NewGuid().ToString();
        _log = loggers.CreateLogger($"Worker.LanguageWorkerChannel.{launch.Config.Language}.{Id}");
        _console = new WorkerConsole(_log, loggers.CreateLogger("Host.Function.Console"), launch.Config.IsStandardErrorForErrorsOnly);
        _loads = new FunctionLoads(app, Id, _log);
    }

    /// <summary>Id by which the worker introduces itself.</summary>
    public string Id { get; }

    public int ProcessId => _process?.Id ?? 0;

    /// <summary>What the process uses now; null when it has ended.</summary>
    public ProcessUsage? ProcessUsage => _process?.Usage;

    public WorkerCapabilities Capabilities { get; private set; } = WorkerCapabilities.None;

    public WorkerMetadata Metadata { get; private set; } = new();

    /// <summary>Whether it takes no invocations any more.</summary>
    public bool IsEnding => Volatile.Read(ref _isEnding) != 0;

    /// <summary>Called once, when <see cref="IsEnding"/> becomes true, on whatever thread finds out.</summary>
    public Action<WorkerChannel>? OnEnding { get; init; }

    /// <summary>Whether it has answered at least one invocation.</summary>
    public bool HasServed => _hasServed;

    /// <summary>Ends, without ever failing, when the process is gone.</summary>
    public Task<WorkerExit> Ended => _ended.Task;

    /// <summary>Ends, without ever failing, when every function's load has been answered or the worker has ended.</summary>
    public Task Loaded => Task.WhenAny(_loads.All, Ended);

    /// <summary>Starts the process and brings it to the point where it takes invocations.</summary>
    /// <exception cref="WorkerStartException">It did not get there; the process is gone.</exception>
    public async Task StartAsync(Uri host, CancellationToken cancellationToken)
    {
        var start = _launch.CreateStartInfo(host, Id);
        WorkerLog.Starting(_log, $"{start.FileName} {string.Join(' ', start.ArgumentList)}");
        try
        {
            _process = WorkerProcess.Start(start, _console);
        }
        catch (WorkerStartException)
        {
            _ended.TrySetResult(new WorkerExit(start.FileName, null, [], null));
            throw;
        }

        WorkerLog.Started(_log, start.FileName, _process.Id);
        _ = WatchAsync(_process);
        var config = _launch.Config;
        await StepAsync(_streamStarted.Task, config.ProcessStartupTimeout, "Starting worker process failed: it sent no StartStream", cancellationToken)
            .ConfigureAwait(false);
        _streams.TryWrite(new StreamingMessage { WorkerInitRequest = CreateInitRequest() });
        await StepAsync(_initialized.Task, config.InitializationTimeout, "Initializing worker process failed: it gave no WorkerInitResponse", cancellationToken)
            .ConfigureAwait(false);
        var response = await _initialized.Task.ConfigureAwait(false);
        if (response.Result?.Status != StatusResult.Types.Status.Success)
        {
            await KillAsync("Its initialization failed.").ConfigureAwait(false);
            throw new WorkerStartException($"Initializing worker process failed: {response.Result?.Exception?.Message ?? "the worker gave no reason."}");
        }

        Capabilities = new WorkerCapabilities(response.Capabilities);
        Metadata = response.WorkerMetadata ?? new WorkerMetadata();
        WorkerLog.Initialized(_log, Id, Metadata.RuntimeName, Metadata.RuntimeVersion, Metadata.WorkerVersion, string.Join(", ", Capabilities.Names));
        foreach (var request in _loads.CreateRequests(Capabilities.TakesLoadCollection))
        {
            _streams.TryWrite(request);
        }

        _ = LimitLoadsAsync();
    }

    /// <summary>Serves a stream that this worker has opened, until it ends. The first message, StartStream, has been read.</summary>
    public async Task ServeAsync(FunctionRpcServerStream stream)
    {
        _streams.Add(stream);
        _streamStarted.TrySetResult();
        try
        {
            while (await stream.WaitToReadAsync().ConfigureAwait(false))
            {
                while (stream.TryRead(out var message))
                {
                    Handle(message);
                }
            }
        }
        catch (RpcStatusException error) when (!IsEnding && error.StatusCode is RpcStatusCode.Internal or RpcStatusCode.ResourceExhausted)
        {
            WorkerLog.StreamFailed(_log, Id, error.Message);
            Kill($"It broke the protocol: {error.Message}");
        }
        catch (RpcStatusException)
        {
            // The connection is gone, and so is the process, or soon will be.
        }
        finally
        {
            if (_streams.Remove(stream))
            {
                BeginEnd();
                _ = KillIfAliveAsync();
            }
        }
    }

    /// <summary>Ends when a function can be invoked here: with null, or with what its invocations fail with. Cancelled when the worker ends first.</summary>
    public Task<InvocationException?> Loading(FunctionModel function) => _loads.Of(function);

    /// <summary>Hands an invocation over; false when the worker takes none any more, and then it may be sent elsewhere.</summary>
    public async ValueTask<bool> SendAsync(Invocation invocation, InvocationRequest request)
    {
        var stream = _streams.Pick();
        if (stream is { IsCongested: true })
        {
            await stream.DrainAsync().ConfigureAwait(false);
        }

        invocation.Enter(this);
        if (stream is null || IsEnding || !stream.TryWrite(new StreamingMessage { InvocationRequest = request }))
        {
            // When the sweep over lost invocations was faster, it has failed this one.
            return !invocation.TryLeave(this);
        }

        return true;
    }

    /// <summary>Tells the worker that nobody waits for an invocation any more, if it understands that.</summary>
    public void Cancel(string invocationId)
    {
        if (Capabilities.HandlesCancel)
        {
            _streams.TryWrite(new StreamingMessage { InvocationCancel = new InvocationCancel { InvocationId = invocationId } });
        }
    }

    /// <summary>Ends the process at once.</summary>
    /// <param name="cause">Why, as a sentence for the log and for the invocations it takes along.</param>
    public void Kill(string cause)
    {
        BeginEnd();
        _process?.Kill(cause);
    }

    /// <summary>Ends the process, with a grace when it knows how to end by itself.</summary>
    public async Task TerminateAsync(string cause)
    {
        BeginEnd();
        if (_process is not { } process)
        {
            return;
        }

        if (Capabilities.HandlesTerminate && _streams.TryWrite(new StreamingMessage
        {
            WorkerTerminate = new WorkerTerminate { GracePeriod = Duration.FromTimeSpan(TerminateGrace) },
        }))
        {
            await Task.WhenAny(process.Exited, Task.Delay(TerminateGrace)).ConfigureAwait(false);
        }

        await process.KillAsync(cause).ConfigureAwait(false);
    }

    public void Dispose() => _process?.Dispose();

    private void BeginEnd()
    {
        if (Interlocked.Exchange(ref _isEnding, 1) == 0)
        {
            OnEnding?.Invoke(this);
        }
    }

    private static TaskCompletionSource NewSignal() => new(TaskCreationOptions.RunContinuationsAsynchronously);

    private WorkerInitRequest CreateInitRequest() => new()
    {
        HostVersion = HostVersion.Protocol,
        WorkerDirectory = _launch.Config.Directory,
        FunctionAppDirectory = _app.Root,
        // The second tells our own worker that a collection of loads may be answered with one.
        Capabilities = { ["MultiStream"] = "10", ["LoadResponseCollection"] = "true" },
    };

    private async Task StepAsync(Task step, TimeSpan limit, string failure, CancellationToken cancellationToken)
    {
        await Task.WhenAny(step, Ended, Task.Delay(limit, cancellationToken)).ConfigureAwait(false);
        if (step.IsCompletedSuccessfully && !Ended.IsCompleted)
        {
            return;
        }

        if (Ended.IsCompleted)
        {
            throw new WorkerStartException($"The worker process ended before it was ready. {Ended.Result.Description}");
        }

        await KillAsync(cancellationToken.IsCancellationRequested ? "The host stops." : $"{failure}.").ConfigureAwait(false);
        cancellationToken.ThrowIfCancellationRequested();
        throw new WorkerStartException($"{failure} within {limit.TotalSeconds:0.#} s.");
    }

    private async Task LimitLoadsAsync()
    {
        var limit = _app.Host.FunctionTimeout > ShortestLoadTimeout ? _app.Host.FunctionTimeout : ShortestLoadTimeout;
        if (_app.Host.FunctionTimeout != Timeout.InfiniteTimeSpan
            && await Task.WhenAny(Loaded, Task.Delay(limit)).ConfigureAwait(false) != Loaded && !Loaded.IsCompleted)
        {
            Kill($"It did not answer every FunctionLoadRequest within {limit:c}.");
        }
    }

    private void Handle(StreamingMessage message)
    {
        switch (message.ContentCase)
        {
            case StreamingMessage.ContentOneofCase.InvocationResponse:
                _hasServed = true;
                _dispatcher.OnResponse(message.InvocationResponse);
                break;
            case StreamingMessage.ContentOneofCase.RpcLog:
                OnLog(message.RpcLog);
                break;
            case StreamingMessage.ContentOneofCase.FunctionLoadResponse:
                _loads.OnResponse(message.FunctionLoadResponse);
                break;
            case StreamingMessage.ContentOneofCase.FunctionLoadResponseCollection:
                foreach (var response in message.FunctionLoadResponseCollection.FunctionLoadResponses)
                {
                    _loads.OnResponse(response);
                }

                break;
            case StreamingMessage.ContentOneofCase.WorkerInitResponse:
                _initialized.TrySetResult(message.WorkerInitResponse);
                break;
            case StreamingMessage.ContentOneofCase.StartStream:
            case StreamingMessage.ContentOneofCase.WorkerStatusResponse:
                break;
            default:
                WorkerLog.Unexpected(_log, message.ContentCase.ToString(), Id);
                break;
        }
    }

    private void OnLog(RpcLog log)
    {
        if (log.LogCategory == RpcLog.Types.RpcLogCategory.System)
        {
            // System records of other levels are the worker's own trace.
            var level = log.Level is RpcLog.Types.Level.Warning or RpcLog.Types.Level.Error ? (LogLevel)log.Level : LogLevel.Information;
            WorkerLog.Console(_log, level, log.Message);
        }
        else
        {
            _dispatcher.OnLog(log);
        }
    }

    private async Task KillIfAliveAsync()
    {
        if (_process is { } process && await Task.WhenAny(process.Exited, Task.Delay(StreamLostGrace)).ConfigureAwait(false) != process.Exited)
        {
            process.Kill("It closed its stream and did not end.");
        }
    }

    private async Task WatchAsync(WorkerProcess process)
    {
        var exit = await process.Exited.ConfigureAwait(false);
        BeginEnd();
        _ended.TrySetResult(exit);
        _dispatcher.OnChannelEnded(this, exit);
        _loads.Cancel();
    }

    private Task KillAsync(string cause)
    {
        BeginEnd();
        return _process?.KillAsync(cause) ?? Task.CompletedTask;
    }
}
