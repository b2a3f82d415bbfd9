using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>Work that the reading loop hands on, done one after the other in the order given.</summary>
internal sealed class BackgroundQueue
{
    private readonly Lock _gate = new();
    private readonly Queue<Action> _work = new();
    private bool _isRunning;

    /// <summary>Whether nothing waits or is being done.</summary>
    public bool IsIdle
    {
        get
        {
            lock (_gate)
            {
                return !_isRunning;
            }
        }
    }

    public void Post(Action work)
    {
        lock (_gate)
        {
            _work.Enqueue(work);
            if (_isRunning)
            {
                return;
            }

            _isRunning = true;
        }

        ThreadPool.UnsafeQueueUserWorkItem(static queue => queue.Run(), this, preferLocal: false);
    }

    private void Run()
    {
        while (TryTake(out var work))
        {
            try
            {
                work();
            }
            catch (Exception exception)
            {
                // Handlers answer their own failures; this is the border that keeps the process alive if one has a bug.
                SystemLog.Write(SystemLogLevel.Error, $"A request could not be handled: {exception.GetType().FullName}: {exception.Message}");
            }
        }
    }

    private bool TryTake(out Action work)
    {
        lock (_gate)
        {
            _isRunning = _work.TryDequeue(out work!);
            return _isRunning;
        }
    }
}
