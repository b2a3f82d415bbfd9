using System.Collections.Concurrent;
using Microsoft.Azure.Functions.PowerShellWorker.Engine;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>
/// The runspaces and the invocations they work on. It grows while invocations wait and the runspaces that serve are held up, keeps one
/// spare runspace ready, and lets idle ones go.
/// </summary>
internal sealed class SlotPool : IDisposable
{
    private const string ConcurrencyLink = "https://aka.ms/functions-powershell-concurrency";

    private readonly WorkerContext _context;
    private readonly SlotRunspaceParts _parts;
    private readonly ConcurrentDictionary<string, PendingInvocation> _pending = new(StringComparer.Ordinal);
    private readonly Lock _gate = new();
    private readonly List<RunspaceSlot> _slots = [];
    private readonly PoolGovernor _governor;
    private readonly TaskCompletionSource _drained = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private volatile bool _isDraining;
    private bool _warnedOfQueuing;

    public SlotPool(WorkerContext context)
    {
        _context = context;
        _parts = new SlotRunspaceParts(new RunspaceMaker(context.Bridge), new PristineVariables());
        _governor = new PoolGovernor(this, context);
        Queue.Limit = context.Settings.QueueLimit;
    }

    public InvocationQueue Queue { get; } = new();

    /// <summary>Makes runspaces; the loader prepares the engine through it before it parses the first script.</summary>
    public RunspaceMaker Maker => _parts.Maker;

    /// <summary>Invocations that have not been answered.</summary>
    public int PendingCount => _pending.Count;

    /// <summary>Runspaces in the pool, spare ones included.</summary>
    public int Count
    {
        get
        {
            lock (_gate)
            {
                return _slots.Count;
            }
        }
    }

    /// <summary>Prepares the first runspace, so that it is there when the first invocation comes.</summary>
    public void Start()
    {
        AddSlots(1, areSpare: false);
        _governor.Start();
    }

    /// <summary>Takes an invocation on. It is answered in any case.</summary>
    public void Enqueue(PendingInvocation invocation)
    {
        _pending[invocation.Id] = invocation;
        switch (_isDraining ? EnqueueResult.Refused : Queue.Enqueue(invocation))
        {
            case EnqueueResult.Waiting:
                _governor.Wake();
                break;
            case EnqueueResult.Refused:
                AnswerWaiting(invocation, StatusResults.Failure(new InvalidOperationException(_isDraining
                    ? "The worker is shutting down and takes no further invocation."
                    : $"Invocation '{invocation.Id}' of '{invocation.Function.Name}' was refused: {Queue.Limit} invocations are waiting already "
                    + "(PSWorkerQueueLimit). Raise the limit, or let the function return earlier.")));
                break;
        }
    }

    /// <summary>The pending invocation of an id; null when it is unknown or has been answered.</summary>
    public PendingInvocation? Find(string invocationId) => _pending.GetValueOrDefault(invocationId);

    /// <summary>Answers an invocation that has not started; does nothing when it has.</summary>
    public bool AnswerWaiting(PendingInvocation invocation, Azure.WebJobs.Script.Grpc.Messages.StatusResult result)
    {
        if (!invocation.TryAnswerWaiting())
        {
            return false;
        }

        Answers.Send(_context.Replies, invocation, result);
        OnInvocationEnded(invocation);
        return true;
    }

    /// <summary>The slot that runs an invocation; null when none does.</summary>
    public RunspaceSlot? FindSlot(PendingInvocation invocation)
    {
        lock (_gate)
        {
            return _slots.Find(slot => slot.Running == invocation);
        }
    }

    /// <summary>Brings idle and spare runspaces up to date, after the app has become known or has changed.</summary>
    public void PrepareIdle()
    {
        foreach (var slot in Queue.TakeIdle(static _ => true))
        {
            slot.Assign(SlotOrder.Prepare);
        }

        lock (_gate)
        {
            foreach (var slot in _slots.Where(static slot => slot.IsSpare))
            {
                slot.Assign(SlotOrder.Prepare);
            }
        }
    }

    /// <summary>Gives up a slot whose script does not stop, and makes room for another.</summary>
    public void Abandon(RunspaceSlot slot)
    {
        slot.RetireSoon();
        lock (_gate)
        {
            _slots.Remove(slot);
        }

        SystemLog.Write(SystemLogLevel.Warning, $"Runspace {slot.Number} did not stop and was given up.");
        EnsureServing();
    }

    /// <summary>Waits until all pending invocations are answered; further ones are refused.</summary>
    public Task DrainAsync()
    {
        _isDraining = true;
        Queue.Close();
        CompleteIfDrained();
        return _drained.Task;
    }

    public void OnInvocationEnded(PendingInvocation invocation)
    {
        _pending.TryRemove(invocation.Id, out _);
        _governor.CountEnded();
        CompleteIfDrained();
    }

    public void OnSlotEnded(RunspaceSlot slot)
    {
        lock (_gate)
        {
            _slots.Remove(slot);
        }

        EnsureServing();
    }

    /// <summary>What the governor decides by: the slots at this moment.</summary>
    public RunspaceSlot[] Snapshot()
    {
        lock (_gate)
        {
            return [.. _slots];
        }
    }

    /// <summary>Adds runspaces up to the limit; a spare one becomes active first, since it is ready.</summary>
    public void Grow(int count)
    {
        RunspaceSlot? spare = null;
        lock (_gate)
        {
            spare = count > 0 ? _slots.Find(static slot => slot.IsSpare) : null;
            if (spare is not null)
            {
                spare.IsSpare = false;
                count--;
            }
        }

        spare?.Assign(SlotOrder.Serve);

        var added = AddSlots(count, areSpare: false) + (spare is null ? 0 : 1);
        if (added > 0)
        {
            SystemLog.Write(SystemLogLevel.Trace, $"A new PowerShell manager instance is added to the pool. Current pool size '{Count}'.");
        }
    }

    /// <summary>Prepares one runspace ahead of need, if there is room and none is ready.</summary>
    public void EnsureSpare()
    {
        lock (_gate)
        {
            if (_slots.Exists(static slot => slot.IsSpare))
            {
                return;
            }
        }

        AddSlots(1, areSpare: true);
    }

    /// <summary>Lets the given idle slots end.</summary>
    public void Retire(Func<RunspaceSlot, bool> choose)
    {
        foreach (var slot in Queue.TakeIdle(choose))
        {
            slot.Assign(SlotOrder.Retire);
        }
    }

    /// <summary>Says once that invocations wait because the limit is reached.</summary>
    public void WarnOfQueuing()
    {
        if (!_warnedOfQueuing)
        {
            _warnedOfQueuing = true;
            SystemLog.Write(
                SystemLogLevel.Warning,
                $"Invocations are queuing as there are no available runspaces (limit {_context.Settings.MaximumRunspaces}, "
                + "PSWorkerInProcConcurrencyUpperBound). You may be able to increase your throughput by following the best practices on "
                + $"{ConcurrencyLink}.");
        }
    }

    public void Dispose()
    {
        _governor.Dispose();
        Queue.Close();
    }

    private int AddSlots(int count, bool areSpare)
    {
        var added = new List<RunspaceSlot>(Math.Max(0, count));
        lock (_gate)
        {
            var limit = _context.Settings.MaximumRunspaces;
            while (added.Count < count && _slots.Count < limit)
            {
                var slot = new RunspaceSlot(_context, this, _parts, FreeNumber(), areSpare);
                _slots.Add(slot);
                added.Add(slot);
            }
        }

        added.ForEach(static slot => slot.Start());
        return added.Count;
    }

    /// <summary>Numbers are used again, so that a debugger finds the same names throughout.</summary>
    private int FreeNumber()
    {
        var number = 1;
        while (_slots.Exists(slot => slot.Number == number))
        {
            number++;
        }

        return number;
    }

    /// <summary>There is always at least one runspace that serves.</summary>
    private void EnsureServing()
    {
        if (_isDraining && _pending.IsEmpty)
        {
            return;
        }

        var serves = false;
        lock (_gate)
        {
            serves = _slots.Exists(static slot => !slot.IsSpare);
        }

        if (!serves)
        {
            Grow(1);
        }
    }

    private void CompleteIfDrained()
    {
        if (_isDraining && _pending.IsEmpty)
        {
            _drained.TrySetResult();
        }
    }
}
