using System.Diagnostics;
using System.Numerics;

namespace PowerShellWorker.Load.Measuring;

/// <summary>
/// Counts durations in buckets whose width grows with the value: 1/128 at worst, so a percentile is at most 0.8 % above the true one.
/// Recording is a few instructions and allocates nothing.
/// </summary>
internal sealed class LatencyHistogram
{
    private const int SubBits = 7;
    private const int SubBuckets = 1 << SubBits;

    private readonly long[] _counts = new long[(64 - SubBits + 1) * SubBuckets];

    public long Count { get; private set; }

    public double MaxMs => ToMs(MaxTicks);

    private long MaxTicks { get; set; }

    /// <summary>Records a difference of two <see cref="Stopwatch.GetTimestamp"/> values.</summary>
    public void Record(long ticks)
    {
        ticks = Math.Max(0, ticks);
        _counts[BucketOf(ticks)]++;
        Count++;
        MaxTicks = Math.Max(MaxTicks, ticks);
    }

    public void Add(LatencyHistogram other)
    {
        for (var i = 0; i < _counts.Length; i++)
        {
            _counts[i] += other._counts[i];
        }

        Count += other.Count;
        MaxTicks = Math.Max(MaxTicks, other.MaxTicks);
    }

    /// <summary>The least value that <paramref name="percent"/> of all recorded ones do not exceed; 0 when nothing was recorded.</summary>
    public double PercentileMs(double percent)
    {
        var rank = Math.Max(1, (long)Math.Ceiling(Count * percent / 100));
        long seen = 0;
        for (var i = 0; i < _counts.Length; i++)
        {
            seen += _counts[i];
            if (seen >= rank)
            {
                return ToMs(Math.Min(HighestIn(i), MaxTicks));
            }
        }

        return 0;
    }

    private static int BucketOf(long ticks)
    {
        if (ticks < SubBuckets)
        {
            return (int)ticks;
        }

        var shift = BitOperations.Log2((ulong)ticks) - SubBits;
        return ((shift + 1) << SubBits) + (int)((ticks >> shift) - SubBuckets);
    }

    private static long HighestIn(int bucket)
    {
        if (bucket < SubBuckets)
        {
            return bucket;
        }

        var shift = (bucket >> SubBits) - 1;
        return ((((long)bucket & (SubBuckets - 1)) + SubBuckets + 1) << shift) - 1;
    }

    private static double ToMs(long ticks) => ticks * 1000.0 / Stopwatch.Frequency;
}
