namespace PowerShellWorker.Host.Workers;

/// <summary>
/// Decides whether and when a worker process is replaced. One that had become ready is replaced at once, then after growing waits
/// when its successors die too; processes that never become ready are given up after a while.
/// </summary>
/// <param name="processCount">Processes that the app runs on.</param>
/// <param name="longestWait">Where the waits stop growing.</param>
internal sealed class RestartPolicy(int processCount, TimeSpan longestWait)
{
    private static readonly TimeSpan FirstWait = TimeSpan.FromMilliseconds(250);

    private readonly Lock _gate = new();
    private int _deaths;

    /// <summary>Starts in a row that failed.</summary>
    public int FailedStarts { get; private set; }

    /// <summary>Starts in a row that may fail before the host gives up.</summary>
    public int Limit { get; } = 3 * processCount;

    /// <summary>A process became ready.</summary>
    public void OnReady()
    {
        lock (_gate)
        {
            FailedStarts = 0;
        }
    }

    /// <summary>A process did not become ready. False: no more attempts.</summary>
    public bool OnStartFailed(out TimeSpan wait)
    {
        lock (_gate)
        {
            FailedStarts++;
            wait = Wait(FailedStarts);
            return FailedStarts < Limit;
        }
    }

    /// <summary>A process that was ready has ended. How long to wait before the next.</summary>
    /// <param name="hasServed">Whether it answered an invocation, and so did its work.</param>
    public TimeSpan OnEnded(bool hasServed)
    {
        lock (_gate)
        {
            _deaths = hasServed ? 0 : _deaths + 1;
            return _deaths <= 1 ? TimeSpan.Zero : Wait(_deaths - 1);
        }
    }

    private TimeSpan Wait(int attempt)
    {
        var wait = FirstWait * Math.Pow(2, Math.Min(attempt - 1, 20));
        return wait < longestWait ? wait : longestWait;
    }
}
