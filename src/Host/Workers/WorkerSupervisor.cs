using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Invocations;

namespace PowerShellWorker.Host.Workers;

/// <summary>Keeps the app's worker processes alive: starts them, replaces those that die, ends them all.</summary>
internal sealed class WorkerSupervisor : IAsyncDisposable
{
    private const int Interrupted = 130;
    private const int InterruptedOnWindows = unchecked((int)0xC000013A);
    private static readonly TimeSpan InterruptGrace = TimeSpan.FromMilliseconds(300);

    private readonly WorkerLaunch _launch;
    private readonly AppModel _app;
    private readonly WorkerPool _pool;
    private readonly InvocationDispatcher _dispatcher;
    private readonly WorkerGate _gate;
    private readonly ILoggerFactory _loggers;
    private readonly ILogger _log;
    private readonly RestartPolicy _policy;
    private readonly ConcurrentDictionary<string, WorkerChannel> _channels = new(StringComparer.Ordinal);
    private readonly CancellationTokenSource _stopping = new();
    private readonly TaskCompletionSource<WorkerChannel> _firstReady = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly TaskCompletionSource<string> _gaveUp = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private Task _slots = Task.CompletedTask;

    public WorkerSupervisor(
        WorkerLaunch launch, AppModel app, WorkerPool pool, InvocationDispatcher dispatcher, WorkerGate gate, ILoggerFactory loggers)
    {
        (_launch, _app, _pool, _dispatcher, _gate, _loggers) = (launch, app, pool, dispatcher, gate, loggers);
        _log = loggers.CreateLogger($"Worker.rpcWorkerProcess.{launch.Config.Language}");
        _policy = new RestartPolicy(launch.Config.ProcessCount, launch.Config.ProcessRestartInterval);
    }

    /// <summary>The first worker that is initialized; cancelled when the host stops before there is one.</summary>
    public Task<WorkerChannel> FirstReady => _firstReady.Task;

    /// <summary>Ends with the reason when no more workers will be started.</summary>
    public Task<string> GaveUp => _gaveUp.Task;

    public IEnumerable<WorkerChannel> Channels => _channels.Values;

    public void Start() => _slots = Task.WhenAll(Enumerable.Range(0, _launch.Config.ProcessCount).Select(RunSlotAsync));

    /// <summary>Lets what runs come to an end, then ends the processes.</summary>
    public async Task StopAsync()
    {
        await _stopping.CancelAsync().ConfigureAwait(false);
        _firstReady.TrySetCanceled();
        if (!await _dispatcher.DrainAsync(_launch.Config.ProcessShutdownTimeout / 2).ConfigureAwait(false))
        {
            _dispatcher.CancelAll();
            await _dispatcher.DrainAsync(_launch.Config.ProcessShutdownTimeout / 2).ConfigureAwait(false);
        }

        await Task.WhenAll(_channels.Values.Select(static channel => channel.TerminateAsync("The host stops."))).ConfigureAwait(false);
        _dispatcher.FailAll("The host is stopping.");
        await _slots.ConfigureAwait(false);
    }

    public async ValueTask DisposeAsync()
    {
        await StopAsync().ConfigureAwait(false);
        _stopping.Dispose();
    }

    /// <summary>Ends every process at once, with nothing awaited.</summary>
    public void KillAll()
    {
        foreach (var channel in _channels.Values)
        {
            channel.Kill("The host ends.");
        }
    }

    private async Task RunSlotAsync(int slot)
    {
        try
        {
            if (slot > 0)
            {
                // The others follow one by one behind the first, which has to be ready before anything is served.
                await FirstReady.WaitAsync(_stopping.Token).ConfigureAwait(false);
                await Task.Delay(_launch.Config.ProcessStartupInterval * (slot - 1), _stopping.Token).ConfigureAwait(false);
            }

            while (!_stopping.IsCancellationRequested && !_gaveUp.Task.IsCompleted)
            {
                var wait = await RunProcessAsync().ConfigureAwait(false);
                if (wait > TimeSpan.Zero)
                {
                    WorkerLog.Restarting(_log, wait.TotalSeconds);
                    await Task.Delay(wait, _stopping.Token).ConfigureAwait(false);
                }
            }
        }
        catch (OperationCanceledException) when (_stopping.IsCancellationRequested)
        {
            // The host stops.
        }
    }

    // One process from its start to its end; gives the wait before the next.
    private async Task<TimeSpan> RunProcessAsync()
    {
        using var channel = new WorkerChannel(_launch, _app, _dispatcher, _loggers) { OnEnding = _pool.Remove };
        _channels[channel.Id] = channel;
        _gate.Add(channel);
        try
        {
            await channel.StartAsync(_gate.Address, _stopping.Token).ConfigureAwait(false);
            _policy.OnReady();
            _pool.Add(channel);
            if (channel.IsEnding)
            {
                _pool.Remove(channel);
            }

            if (_firstReady.TrySetResult(channel))
            {
                WorkerLog.Ready(_loggers.CreateLogger(Logging.LogCategories.Always));
            }

            var exit = await channel.Ended.ConfigureAwait(false);
            if (exit.Code is Interrupted or InterruptedOnWindows)
            {
                // Ctrl+C reaches the workers too, and may end one before the host has heard of it.
                await Task.WhenAny(Task.Delay(InterruptGrace, CancellationToken.None), Task.Delay(Timeout.InfiniteTimeSpan, _stopping.Token)).ConfigureAwait(false);
            }

            if (_stopping.IsCancellationRequested)
            {
                return TimeSpan.Zero;
            }

            WorkerLog.Ended(_log, channel.ProcessId, exit.Description);
            return _policy.OnEnded(channel.HasServed);
        }
        catch (WorkerStartException error) when (!_stopping.IsCancellationRequested)
        {
            WorkerLog.StartFailed(_log, error.Message);
            if (_policy.OnStartFailed(out var wait))
            {
                return wait;
            }

            GiveUp(error.Message);
            return _gaveUp.Task.IsCompleted ? TimeSpan.Zero : wait;
        }
        finally
        {
            _pool.Remove(channel);
            _gate.Remove(channel);
            _channels.TryRemove(channel.Id, out _);
        }
    }

    private void GiveUp(string reason)
    {
        // Others that still run go on serving.
        if (!_pool.Ready.Any() && _gaveUp.TrySetResult(reason))
        {
            WorkerLog.GaveUp(_log, _launch.Config.Language, _policy.FailedStarts);
            _dispatcher.FailAll($"No worker process could be started: {reason}");
        }
    }
}
