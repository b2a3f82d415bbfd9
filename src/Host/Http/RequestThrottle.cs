namespace PowerShellWorker.Host.Http;

/// <summary>host.json's limits on HTTP requests: how many may be accepted, and how many of these run at a time.</summary>
/// <param name="maxOutstanding">Accepted and unfinished; -1 = no limit.</param>
/// <param name="maxConcurrent">Running; the rest wait in order. -1 = no limit.</param>
internal sealed class RequestThrottle(int maxOutstanding, int maxConcurrent)
{
    private readonly SemaphoreSlim? _slots = maxConcurrent > 0 ? new SemaphoreSlim(maxConcurrent) : null;
    private int _outstanding;

    public int MaxOutstanding => maxOutstanding;

    /// <summary>Whether anything has to be counted at all.</summary>
    public bool IsActive => maxOutstanding > 0 || _slots is not null;

    /// <summary>False: too many are accepted already.</summary>
    public async ValueTask<bool> EnterAsync()
    {
        if (Interlocked.Increment(ref _outstanding) > maxOutstanding && maxOutstanding > 0)
        {
            Interlocked.Decrement(ref _outstanding);
            return false;
        }

        if (_slots is not null)
        {
            await _slots.WaitAsync().ConfigureAwait(false);
        }

        return true;
    }

    public void Leave()
    {
        _slots?.Release();
        Interlocked.Decrement(ref _outstanding);
    }
}
