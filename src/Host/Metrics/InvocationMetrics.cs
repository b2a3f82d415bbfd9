using PowerShellWorker.Host.Invocations;

namespace PowerShellWorker.Host.Metrics;

/// <summary>What happened to invocations since the host started, whichever generation of the app ran them.</summary>
internal sealed class InvocationMetrics
{
    private readonly long[] _failures = new long[Enum.GetValues<InvocationFailure>().Length];
    private long _started;
    private long _succeeded;

    public LatencyHistogram Latency { get; } = new();

    public long Started => Interlocked.Read(ref _started);

    public long Succeeded => Interlocked.Read(ref _succeeded);

    public long Failed => Enum.GetValues<InvocationFailure>().Sum(Failures);

    public long Failures(InvocationFailure reason) => Interlocked.Read(ref _failures[(int)reason]);

    public void OnStarted() => Interlocked.Increment(ref _started);

    public void OnSucceeded(TimeSpan elapsed)
    {
        Interlocked.Increment(ref _succeeded);
        Latency.Record(elapsed);
    }

    public void OnFailed(InvocationFailure reason, TimeSpan elapsed)
    {
        Interlocked.Increment(ref _failures[(int)reason]);
        Latency.Record(elapsed);
    }
}
