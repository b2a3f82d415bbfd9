using System.Collections.Concurrent;

namespace System.Management.Automation.Runspaces;

/// <summary>A thread with a known, large stack, that runs one piece of work after another.</summary>
internal sealed class PipelineThread : IDisposable
{
    /// <summary>Deep enough for scripts that recurse some thousand levels: a level takes a few kilobytes of stack.</summary>
    public const int StackBytes = 64 * 1024 * 1024;

    private readonly BlockingCollection<Action> _work = [];
    private readonly Thread _thread;
    private int _pending;

    public PipelineThread(string name)
    {
        _thread = new Thread(Run, StackBytes) { IsBackground = true, Name = name };
        _thread.Start();
    }

    /// <summary>The calling thread is this thread.</summary>
    public bool IsCurrent => Thread.CurrentThread == _thread;

    /// <summary>Pieces of work that wait or run.</summary>
    public int Pending => Volatile.Read(ref _pending);

    public void Post(Action work)
    {
        Interlocked.Increment(ref _pending);
        _work.Add(work);
    }

    public void Dispose() => _work.CompleteAdding();

    private void Run()
    {
        foreach (var work in _work.GetConsumingEnumerable())
        {
            work();
            Interlocked.Decrement(ref _pending);
        }

        _work.Dispose();
    }
}
