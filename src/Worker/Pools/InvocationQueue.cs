using System.Diagnostics;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>
/// The line of invocations in front of the runspaces: first come, first served, bounded. A free runspace gets the next invocation
/// without it standing in the line; the one that was busy last is served first, since its caches are warm.
/// </summary>
internal sealed class InvocationQueue
{
    private readonly Lock _gate = new();
    private readonly Queue<PendingInvocation> _waiting = new();
    private readonly List<RunspaceSlot> _idle = [];
    private bool _isClosed;

    /// <summary>Most invocations that wait.</summary>
    public int Limit { get; set; } = int.MaxValue;

    public int WaitingCount
    {
        get
        {
            lock (_gate)
            {
                return _waiting.Count;
            }
        }
    }

    public int IdleCount
    {
        get
        {
            lock (_gate)
            {
                return _idle.Count;
            }
        }
    }

    /// <summary>How long the first in line has waited; zero when nobody does.</summary>
    public TimeSpan LongestWait
    {
        get
        {
            lock (_gate)
            {
                return _waiting.TryPeek(out var first) ? Stopwatch.GetElapsedTime(first.ReceivedAt) : TimeSpan.Zero;
            }
        }
    }

    /// <summary>Hands an invocation to a free runspace or puts it in the line.</summary>
    public EnqueueResult Enqueue(PendingInvocation invocation)
    {
        RunspaceSlot free;
        lock (_gate)
        {
            if (_idle.Count == 0)
            {
                if (_isClosed || _waiting.Count >= Limit)
                {
                    return EnqueueResult.Refused;
                }

                _waiting.Enqueue(invocation);
                return EnqueueResult.Waiting;
            }

            free = _idle[^1];
            _idle.RemoveAt(_idle.Count - 1);
        }

        free.Assign(SlotOrder.Run, invocation);
        return EnqueueResult.Taken;
    }

    /// <summary>Takes the next invocation, or puts the runspace among the free ones: it then waits for its order.</summary>
    public bool TryTake(RunspaceSlot slot, out PendingInvocation? invocation)
    {
        lock (_gate)
        {
            if (_waiting.TryDequeue(out invocation))
            {
                return true;
            }

            _idle.Add(slot);
            return false;
        }
    }

    /// <summary>Takes all free runspaces that <paramref name="choose"/> names out of the line, to give them another order.</summary>
    public List<RunspaceSlot> TakeIdle(Func<RunspaceSlot, bool> choose)
    {
        lock (_gate)
        {
            var chosen = _idle.FindAll(slot => choose(slot));
            _idle.RemoveAll(chosen.Contains);
            return chosen;
        }
    }

    /// <summary>Refuses everything that would have to wait from now on.</summary>
    public void Close()
    {
        lock (_gate)
        {
            _isClosed = true;
        }
    }
}
