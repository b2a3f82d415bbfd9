using System.Numerics;

namespace PowerShellWorker.Host.Metrics;

/// <summary>
/// Counts durations in buckets whose width grows with the duration, so that a quantile is at most 1.6 % too high however long it is.
/// Recording is one atomic increment: no lock, nothing allocated, nothing sampled away.
/// </summary>
internal sealed class LatencyHistogram
{
    // 64 buckets to each doubling; the longest that is told apart is about 19 hours.
    private const int SubBits = 6;
    private const int SubBuckets = 1 << SubBits;
    private const int Doublings = 31;

    private readonly long[] _counts = new long[(Doublings + 1) * SubBuckets];

    public void Record(TimeSpan duration) => Interlocked.Increment(ref _counts[Index((long)duration.TotalMicroseconds)]);

    /// <summary>Durations below which the given shares of all recorded ones lie, in milliseconds; 0 when nothing was recorded.</summary>
    /// <param name="shares">Ascending, each from 0 to 1.</param>
    public double[] QuantilesMs(params ReadOnlySpan<double> shares)
    {
        // A copy, so that all quantiles speak of the same moment, give or take what is being recorded right now.
        var counts = new long[_counts.Length];
        for (var i = 0; i < counts.Length; i++)
        {
            counts[i] = Volatile.Read(ref _counts[i]);
        }

        var total = counts.Sum();
        var results = new double[shares.Length];
        var (seen, next) = (0L, 0);
        for (var i = 0; i < counts.Length && next < shares.Length && total > 0; i++)
        {
            seen += counts[i];
            while (next < shares.Length && seen >= Math.Ceiling(shares[next] * total) && seen > 0)
            {
                results[next++] = UpperBound(i) / 1000.0;
            }
        }

        return results;
    }

    private static int Index(long microseconds)
    {
        var value = (ulong)Math.Max(microseconds, 0);
        if (value < SubBuckets)
        {
            return (int)value;
        }

        var doubling = BitOperations.Log2(value) - SubBits;
        var index = ((doubling + 1) << SubBits) + (int)((value >> doubling) - SubBuckets);
        return Math.Min(index, ((Doublings + 1) * SubBuckets) - 1);
    }

    private static long UpperBound(int index)
    {
        if (index < SubBuckets)
        {
            return index;
        }

        var doubling = (index >> SubBits) - 1;
        return ((long)(SubBuckets + (index & (SubBuckets - 1)) + 1) << doubling) - 1;
    }
}
