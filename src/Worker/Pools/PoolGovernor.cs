using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>Watches the queue from a thread of its own and changes the pool's size. Sleeps while nobody waits.</summary>
internal sealed class PoolGovernor(SlotPool pool, WorkerContext context) : IDisposable
{
    private static readonly TimeSpan Step = TimeSpan.FromMilliseconds(5);
    private static readonly TimeSpan IdleStep = TimeSpan.FromSeconds(15);

    private readonly ManualResetEventSlim _wake = new(false, spinCount: 0);
    private readonly GrowthPolicy _policy = new(Environment.ProcessorCount);
    private long _ended;
    private readonly ManualResetEventSlim _stop = new(false, spinCount: 0);

    public void Start() => new Thread(Run, 256 * 1024) { IsBackground = true, Name = "PoolGovernor" }.Start();

    /// <summary>Somebody waits.</summary>
    public void Wake()
    {
        // Setting it is dear compared with looking at it, and under load it is nearly always set.
        if (!_wake.IsSet)
        {
            _wake.Set();
        }
    }

    public void CountEnded() => Interlocked.Increment(ref _ended);

    public void Dispose()
    {
        _stop.Set();
        _wake.Set();
    }

    private void Run()
    {
        while (!_stop.IsSet)
        {
            if (!_wake.Wait(IdleStep))
            {
                ReleaseIdle();
                continue;
            }

            try
            {
                Evaluate();
            }
            catch (Exception exception) when (exception is OutOfMemoryException or ThreadStartException)
            {
                SystemLog.Write(SystemLogLevel.Error, $"The pool could not grow: {exception.Message}");
            }

            if (pool.Queue.WaitingCount == 0)
            {
                _wake.Reset();
                if (pool.Queue.WaitingCount > 0)
                {
                    _wake.Set();
                }
            }
            else
            {
                _stop.Wait(Step);
            }
        }
    }

    private void Evaluate()
    {
        var slots = pool.Snapshot();
        var size = slots.Length;
        var limit = context.Settings.MaximumRunspaces;
        var measure = new PoolMeasure(
            Waiting: pool.Queue.WaitingCount,
            LongestWait: pool.Queue.LongestWait,
            Serving: slots.Count(static slot => !slot.IsSpare),
            HeldUp: slots.Count(static slot => slot.RunningFor > GrowthPolicy.LongRun),
            CpuTime: Environment.CpuUsage.TotalTime,
            Now: Environment.TickCount64);
        var more = _policy.Decide(measure);
        if (more > 0 && (size < limit || slots.Any(static slot => slot.IsSpare)))
        {
            pool.Grow(more);
        }
        else if (more > 0)
        {
            pool.WarnOfQueuing();
        }

        if (pool.Queue.IdleCount < 1 && measure.Waiting > 0)
        {
            pool.EnsureSpare();
        }
    }

    /// <summary>Lets those go that have been idle too long, down to the floor.</summary>
    private void ReleaseIdle()
    {
        var settings = context.Settings;
        var surplus = pool.Count - settings.MinimumRunspaces;
        var before = Environment.TickCount64 - (long)settings.IdleTimeout.TotalMilliseconds;
        pool.Retire(slot => slot.IdleSince <= before && surplus-- > 0);
    }
}
