namespace PowerShellWorker.Host.Workers;

/// <summary>The worker processes that take invocations now.</summary>
internal sealed class WorkerPool
{
    private readonly Lock _gate = new();
    private WorkerChannel[] _ready = [];
    private TaskCompletionSource _changed = NewSignal();
    private uint _next;

    /// <summary>The next ready worker in turn; null while there is none.</summary>
    public WorkerChannel? TryPick()
    {
        var ready = Volatile.Read(ref _ready);
        return ready.Length switch
        {
            0 => null,
            1 => ready[0],
            _ => ready[Interlocked.Increment(ref _next) % (uint)ready.Length],
        };
    }

    public IReadOnlyList<WorkerChannel> Ready => Volatile.Read(ref _ready);

    /// <summary>Ends when there is a ready worker.</summary>
    public Task WaitAsync()
    {
        lock (_gate)
        {
            return _ready.Length > 0 ? Task.CompletedTask : _changed.Task;
        }
    }

    public void Add(WorkerChannel channel)
    {
        TaskCompletionSource changed;
        lock (_gate)
        {
            _ready = [.. _ready, channel];
            changed = _changed;
        }

        changed.TrySetResult();
    }

    public void Remove(WorkerChannel channel)
    {
        lock (_gate)
        {
            _ready = [.. _ready.Where(other => other != channel)];
            if (_ready.Length == 0 && _changed.Task.IsCompleted)
            {
                _changed = NewSignal();
            }
        }
    }

    private static TaskCompletionSource NewSignal() => new(TaskCreationOptions.RunContinuationsAsynchronously);
}
