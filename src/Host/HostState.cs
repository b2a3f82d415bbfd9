namespace PowerShellWorker.Host;

/// <summary>What the host serves now. Swapped whole: a request sees one generation from its start to its end.</summary>
internal sealed class HostState(AppGeneration first)
{
    private AppGeneration _current = first;

    public AppGeneration Current => Volatile.Read(ref _current);

    /// <summary>New requests go to the new generation from here on; gives back the old one, whose requests still run.</summary>
    public AppGeneration Swap(AppGeneration next) => Interlocked.Exchange(ref _current, next);
}
