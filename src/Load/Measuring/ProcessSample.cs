using System.Diagnostics;

namespace PowerShellWorker.Load.Measuring;

/// <summary>Memory and CPU time of processes at one moment.</summary>
internal readonly record struct ProcessSample(double RssMb, TimeSpan CpuTime, long Timestamp)
{
    private const double BytesPerMb = 1024 * 1024;

    public static ProcessSample Of(params IReadOnlyList<Process> processes)
    {
        double bytes = 0;
        var cpuTime = TimeSpan.Zero;
        foreach (var process in processes)
        {
            try
            {
                process.Refresh();
                bytes += process.WorkingSet64;
                cpuTime += process.TotalProcessorTime;
            }
            catch (InvalidOperationException)
            {
                // It has just ended; whoever waits for its answers reports that.
            }
        }

        return new ProcessSample(bytes / BytesPerMb, cpuTime, Stopwatch.GetTimestamp());
    }
}
