using System.Diagnostics;
using System.Globalization;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>The moments of one invocation, in ticks of <see cref="Stopwatch"/>; a moment that was not reached is that before it.</summary>
internal struct InvocationTimes(long received)
{
    private readonly long _received = received;
    private long _started = received;
    private long _bound = received;
    private long _ran = received;
    private long _boundOut = received;
    private long _written = received;

    public readonly TimeSpan QueueWait => Stopwatch.GetElapsedTime(_received, _started);

    public readonly TimeSpan Bind => Stopwatch.GetElapsedTime(_started, _bound);

    public readonly TimeSpan Run => Stopwatch.GetElapsedTime(_bound, _ran);

    public readonly TimeSpan BindOut => Stopwatch.GetElapsedTime(_ran, _boundOut);

    public readonly TimeSpan Write => Stopwatch.GetElapsedTime(_boundOut, _written);

    public void MarkStarted() => _started = _bound = _ran = _boundOut = _written = Stopwatch.GetTimestamp();

    public void MarkBound() => _bound = _ran = _boundOut = _written = Stopwatch.GetTimestamp();

    public void MarkRan() => _ran = _boundOut = _written = Stopwatch.GetTimestamp();

    public void MarkBoundOut() => _boundOut = _written = Stopwatch.GetTimestamp();

    public void MarkWritten() => _written = Stopwatch.GetTimestamp();

    /// <summary>For the trace log.</summary>
    public readonly override string ToString() => string.Create(
        CultureInfo.InvariantCulture,
        $"QueueWait: {QueueWait.TotalMilliseconds:F3} ms; Bind: {Bind.TotalMilliseconds:F3} ms; Run: {Run.TotalMilliseconds:F3} ms; "
        + $"BindOut: {BindOut.TotalMilliseconds:F3} ms; Write: {Write.TotalMilliseconds:F3} ms;");
}
