using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Metrics;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host.Invocations;

/// <summary>
/// Runs functions: finds a worker for each invocation, sends it, and waits for its result. An invocation that was not sent when
/// its worker died waits for the next one; one that was sent fails, because running it twice could repeat a side effect.
/// </summary>
internal sealed class InvocationDispatcher : IDisposable
{
    // How often time limits are looked at; a timer per invocation would cost more than it tells.
    private static readonly TimeSpan SweepInterval = TimeSpan.FromMilliseconds(250);

    private readonly AppModel _app;
    private readonly WorkerPool _pool;
    private readonly FunctionLogs[] _logs;
    private readonly ILogger _systemLog;
    private readonly ConcurrentDictionary<string, Invocation> _running = new(StringComparer.Ordinal);
    private readonly ConcurrentDictionary<(string, string), bool> _undelivered = new();
    private readonly Timer? _sweeper;
    private readonly InvocationMetrics _metrics;
    private readonly bool _namesInvocations;

    /// <param name="app">Whose functions are run.</param>
    /// <param name="pool">The workers that run them.</param>
    /// <param name="loggers">For records of the functions and of the host.</param>
    /// <param name="metrics">Counts what happens.</param>
    /// <param name="namesInvocations">Whether each record of a script is preceded by its invocation's id.</param>
    public InvocationDispatcher(AppModel app, WorkerPool pool, ILoggerFactory loggers, InvocationMetrics metrics, bool namesInvocations)
    {
        _metrics = metrics;
        _namesInvocations = namesInvocations;
        _app = app;
        _pool = pool;
        _logs = [.. app.Functions.Select(function => FunctionLogs.Create(loggers, function.Name))];
        _systemLog = loggers.CreateLogger("Host.Executor");
        if (app.Host.FunctionTimeout != Timeout.InfiniteTimeSpan)
        {
            _sweeper = new Timer(_ => FailOverdue(), null, SweepInterval, SweepInterval);
        }
    }

    /// <summary>Invocations that have no result yet.</summary>
    public int RunningCount => _running.Count;

    /// <summary>Runs a function once.</summary>
    /// <param name="function">A function of the app.</param>
    /// <param name="input">What triggers it.</param>
    /// <param name="reason">Why, for the log.</param>
    /// <param name="canceled">Tells the worker that nobody waits any more; the result is awaited all the same.</param>
    /// <exception cref="InvocationException">It failed, wherever it was.</exception>
    public async Task<InvocationResponse> InvokeAsync(FunctionModel function, IInvocationInput input, string reason, CancellationToken canceled)
    {
        var invocation = new Invocation(function, _logs[function.Index]);
        InvocationLog.Executing(invocation.Logs.Host, function.Name, reason, invocation.Id);
        _running[invocation.Id] = invocation;
        _metrics.OnStarted();
        try
        {
            await SendAsync(invocation, input, canceled).ConfigureAwait(false);
            InvocationResponse response;
            using (canceled.UnsafeRegister(static state => Cancel((Invocation)state!), invocation))
            {
                response = await invocation.Result.ConfigureAwait(false);
            }

            if (response.Result is not { Status: StatusResult.Types.Status.Success })
            {
                throw InvocationException.FromWorker(InvocationFailure.Function, response.Result);
            }

            var elapsed = invocation.Elapsed;
            _metrics.OnSucceeded(elapsed);
            InvocationLog.Succeeded(invocation.Logs.Host, function.Name, invocation.Id, (long)elapsed.TotalMilliseconds);
            ReportUndelivered(function, response);
            return response;
        }
        catch (InvocationException error)
        {
            _metrics.OnFailed(error.Failure, invocation.Elapsed);
            InvocationLog.Failed(invocation.Logs.Host, function.Name, invocation.Id, (long)invocation.Elapsed.TotalMilliseconds, error.Message);
            throw;
        }
        finally
        {
            _running.TryRemove(invocation.Id, out _);
        }
    }

    /// <summary>A worker's answer.</summary>
    public void OnResponse(InvocationResponse response)
    {
        if (_running.TryGetValue(response.InvocationId, out var invocation))
        {
            invocation.Succeed(response);
        }
    }

    /// <summary>A record that a script wrote, or the worker on behalf of an invocation.</summary>
    public void OnLog(RpcLog log)
    {
        if (!_running.TryGetValue(log.InvocationId, out var invocation))
        {
            WorkerLog.LateLog(_systemLog, log.InvocationId, log.Message);
        }
        else if (log.LogCategory == RpcLog.Types.RpcLogCategory.User && log.Level != RpcLog.Types.Level.None)
        {
            var text = log.Exception is { } error ? $"{log.Message}\nException: {error.Message}\nStack: {error.StackTrace}" : log.Message;
            text = _namesInvocations ? $"({invocation.Id}) {text}" : text;
            WorkerLog.Console(invocation.Logs.User, (LogLevel)log.Level, text);
        }
    }

    /// <summary>Fails every invocation that was sent to a worker that has ended.</summary>
    public void OnChannelEnded(WorkerChannel channel, WorkerExit exit)
    {
        foreach (var invocation in _running.Values)
        {
            if (invocation.TryLeave(channel))
            {
                invocation.Fail(new InvocationException(InvocationFailure.WorkerLost,
                    $"The worker process ended while it ran invocation '{invocation.Id}' of '{invocation.Function.Name}'. {exit.Description}"));
            }
        }
    }

    /// <summary>Fails whatever is left: no worker will come, or the host stops.</summary>
    public void FailAll(string reason)
    {
        foreach (var invocation in _running.Values)
        {
            invocation.Fail(new InvocationException(InvocationFailure.NoWorker, reason));
        }
    }

    /// <summary>Asks the workers to give up what is running.</summary>
    public void CancelAll()
    {
        foreach (var invocation in _running.Values)
        {
            Cancel(invocation);
        }
    }

    /// <summary>Waits until nothing runs; false when the time is over first.</summary>
    public async Task<bool> DrainAsync(TimeSpan limit)
    {
        var deadline = Environment.TickCount64 + (long)limit.TotalMilliseconds;
        while (!_running.IsEmpty)
        {
            var left = deadline - Environment.TickCount64;
            if (left <= 0)
            {
                return false;
            }

            var next = _running.Values.FirstOrDefault()?.Result;
            if (next is not null)
            {
                await Task.WhenAny(next, Task.Delay(TimeSpan.FromMilliseconds(left))).ConfigureAwait(false);
                await Task.Yield();
            }
        }

        return true;
    }

    public void Dispose() => _sweeper?.Dispose();

    private static void Cancel(Invocation invocation) => invocation.Channel?.Cancel(invocation.Id);

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    private async ValueTask SendAsync(Invocation invocation, IInvocationInput input, CancellationToken canceled)
    {
        while (!invocation.Result.IsCompleted)
        {
            var channel = _pool.TryPick();
            if (channel is null)
            {
                await Task.WhenAny(_pool.WaitAsync(), invocation.Result).ConfigureAwait(false);
                continue;
            }

            // A function's invocations wait until it is loaded; a worker that ends meanwhile sends them back to the start.
            var loading = channel.Loading(invocation.Function);
            if (!loading.IsCompletedSuccessfully)
            {
                await Task.WhenAny(loading, invocation.Result).ConfigureAwait(false);
                if (!loading.IsCompleted)
                {
                    return;
                }
            }

            if (!loading.IsCompletedSuccessfully)
            {
                continue;
            }

            if (loading.Result is { } failure)
            {
                throw failure;
            }

            // A worker that understands cancelling is told of the invocation all the same, unless host.json says otherwise.
            if (canceled.IsCancellationRequested && !(channel.Capabilities.HandlesCancel && _app.Host.SendsCanceledInvocations))
            {
                throw new InvocationException(InvocationFailure.Canceled, "The caller had gone before the invocation was sent to a worker.");
            }

            var request = new InvocationRequest { InvocationId = invocation.Id, FunctionId = invocation.Function.Id };
            input.Fill(request, channel.Capabilities);
            if (await channel.SendAsync(invocation, request).ConfigureAwait(false))
            {
                return;
            }
        }
    }

    private void FailOverdue()
    {
        var limit = _app.Host.FunctionTimeout;
        foreach (var invocation in _running.Values)
        {
            if (invocation.Elapsed < limit
                || !invocation.Fail(new InvocationException(InvocationFailure.Timeout,
                    $"Timeout value of {limit:c} was exceeded by function 'Functions.{invocation.Function.Name}' (functionTimeout, host.json).")))
            {
                continue;
            }

            InvocationLog.TimedOut(invocation.Logs.Host, limit, invocation.Function.Name, invocation.Id);
            if (invocation.Channel is { } channel)
            {
                InvocationLog.RestartingAfterTimeout(_systemLog, invocation.Id);
                channel.Kill($"Invocation '{invocation.Id}' of '{invocation.Function.Name}' ran longer than {limit:c} (functionTimeout, host.json).");
            }
        }
    }

    private void ReportUndelivered(FunctionModel function, InvocationResponse response)
    {
        if (response.OutputData.Count <= 1 && function.Http?.OutputName is not null)
        {
            return;
        }

        foreach (var output in response.OutputData)
        {
            var binding = function.Bindings.FirstOrDefault(binding => binding.Name.Equals(output.Name, StringComparison.OrdinalIgnoreCase));
            if (binding is { IsHttpOutput: false } && _undelivered.TryAdd((function.Name, binding.Name), true))
            {
                InvocationLog.OutputNotDelivered(_logs[function.Index].Host, function.Name, binding.Name, binding.Type);
            }
        }
    }
}
