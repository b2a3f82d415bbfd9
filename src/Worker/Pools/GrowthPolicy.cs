namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>
/// Decides how many runspaces to add. Short invocations are served best by about as many runspaces as there are processors, however
/// many wait; so only runspaces that are held up by a long invocation are made up for, and while the processors are busy only slowly.
/// </summary>
internal sealed class GrowthPolicy(int processors)
{
    /// <summary>An invocation that runs longer no longer counts as serving the line.</summary>
    public static readonly TimeSpan LongRun = TimeSpan.FromMilliseconds(10);

    /// <summary>Shorter waits are no reason to grow.</summary>
    private static readonly TimeSpan ShortWait = TimeSpan.FromMilliseconds(2);

    /// <summary>Whatever the reason: after this wait one more runspace is tried.</summary>
    private static readonly TimeSpan LongWait = TimeSpan.FromMilliseconds(500);

    private const double BusyShare = 0.9;
    private const int BusyPauseMs = 250;

    private TimeSpan _lastCpuTime;
    private long _lastNow = long.MinValue;
    private double _cpuShare;
    private long _lastGrowth = -BusyPauseMs;

    /// <summary>How many to add now; zero for none.</summary>
    public int Decide(in PoolMeasure measure)
    {
        MeasureCpu(measure);
        if (measure.Waiting == 0 || measure.LongestWait < ShortWait)
        {
            return 0;
        }

        var serving = measure.Serving - measure.HeldUp;
        var wanted = serving < BaseCount
            ? Math.Max(BaseCount - serving, measure.HeldUp / 2)
            : measure.LongestWait > LongWait ? 1 : 0;
        if (wanted == 0 || (_cpuShare > BusyShare && serving > 0 && measure.Now - _lastGrowth < BusyPauseMs))
        {
            return 0;
        }

        if (_cpuShare > BusyShare)
        {
            wanted = 1;
        }

        _lastGrowth = measure.Now;
        return Math.Min(wanted, measure.Waiting);
    }

    /// <summary>Runspaces that serve short invocations: the reading and writing of the stream needs a processor too.</summary>
    private int BaseCount => Math.Max(1, processors - 1);

    private void MeasureCpu(in PoolMeasure measure)
    {
        if (_lastNow == long.MinValue)
        {
            (_lastNow, _lastCpuTime) = (measure.Now, measure.CpuTime);
            return;
        }

        var elapsed = measure.Now - _lastNow;
        if (elapsed >= 50)
        {
            _cpuShare = (measure.CpuTime - _lastCpuTime).TotalMilliseconds / (elapsed * processors);
            (_lastNow, _lastCpuTime) = (measure.Now, measure.CpuTime);
        }
    }
}
