namespace PowerShellWorker.Load.Measuring;

/// <summary>One repetition: what was answered between the end of the warm-up and the end of counting.</summary>
internal sealed record RunResult(long Answered, TimeSpan Elapsed, LatencyHistogram Latency, long Errors, string? FirstError)
{
    /// <summary>Memory of the measured process at both ends; null when none is known.</summary>
    public ProcessSample? Before { get; init; }

    public ProcessSample? After { get; init; }

    /// <summary>CPU time that the harness itself took meanwhile.</summary>
    public TimeSpan HarnessCpuTime { get; init; }

    /// <summary>Mean memory over the second and the last 20,000 requests of the run.</summary>
    public (double SecondMb, double LastMb)? Soak { get; init; }

    /// <summary>User log messages that came with the answers.</summary>
    public long Logs { get; init; }

    public double PerSecond => Answered / Elapsed.TotalSeconds;

    public double CpuPercent =>
        Before is { } before && After is { } after ? (after.CpuTime - before.CpuTime).TotalSeconds / Elapsed.TotalSeconds * 100 : 0;

    public double CpuMicroseconds =>
        Before is { } before && After is { } after && Answered > 0 ? (after.CpuTime - before.CpuTime).TotalMicroseconds / Answered : 0;

    public double HarnessCpuMicroseconds => Answered > 0 ? HarnessCpuTime.TotalMicroseconds / Answered : 0;
}
