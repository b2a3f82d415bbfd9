namespace PowerShellWorker.Host;

/// <summary>What the host serves now. Swapped whole: a request sees one generation from its start to its end.</summary>
internal sealed class HostState(AppGeneration first)
{
    private AppGeneration _current = first;
    private TaskCompletionSource _swapped = NewSignal();

    public AppGeneration Current => Volatile.Read(ref _current);

    /// <summary>Ends at the next <see cref="Swap"/>.</summary>
    public Task Swapped => Volatile.Read(ref _swapped).Task;

    /// <summary>New requests go to the new generation from here on; gives back the old one, whose requests still run.</summary>
    public AppGeneration Swap(AppGeneration next)
    {
        var last = Interlocked.Exchange(ref _current, next);
        Interlocked.Exchange(ref _swapped, NewSignal()).SetResult();
        return last;
    }

    private static TaskCompletionSource NewSignal() => new(TaskCreationOptions.RunContinuationsAsynchronously);
}
