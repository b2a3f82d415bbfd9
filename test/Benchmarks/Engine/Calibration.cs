using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Benchmarks.Engine;

/// <summary>How fast this machine is now, against the one on which the reference was measured.</summary>
internal static class Calibration
{
    private const int Steps = 200_000_000;
    private const ulong Start = 88172645463325252;
    private const ulong End = 7020083024144090930;
    private const double ReferenceMilliseconds = 309;

    /// <summary>Factor by which a time of the reference is to be multiplied to be comparable here: above 1 on a slower machine.</summary>
    public static double Measure()
    {
        var best = double.MaxValue;
        for (var i = 0; i < 6; i++)
        {
            var watch = Stopwatch.StartNew();
            if (Loop() != End)
            {
                throw new InvalidOperationException("The calibration loop did not end where it must.");
            }

            best = Math.Min(best, watch.Elapsed.TotalMilliseconds);
        }

        return best / ReferenceMilliseconds;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static ulong Loop()
    {
        var x = Start;
        for (var i = 0; i < Steps; i++)
        {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
        }

        return x;
    }
}
