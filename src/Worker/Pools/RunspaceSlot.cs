using System.Diagnostics;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>One place of the pool: a thread of its own and the runspace that lives on it.</summary>
internal sealed class RunspaceSlot
{
    // Scripts recurse deep; the engine's guard needs a known size. Pages are only used when they are touched.
    private const int StackBytes = 16 * 1024 * 1024;

    private readonly SlotPool _pool;
    private readonly SlotRunspace _runspace;
    private readonly Queue<(SlotOrder Order, PendingInvocation? Invocation)> _orders = new();
    private PendingInvocation? _running;
    private long _runningSince;
    private volatile bool _mustRetire;

    public RunspaceSlot(WorkerContext context, SlotPool pool, SlotRunspaceParts parts, int number, bool isSpare)
    {
        _pool = pool;
        Number = number;
        IsSpare = isSpare;
        _runspace = new SlotRunspace(context, parts, number);
    }

    /// <summary>Number of its place, from 1; the runspace's name holds it.</summary>
    public int Number { get; }

    /// <summary>Prepared, but not yet serving.</summary>
    /// <remarks>Changed by the pool alone, under its lock.</remarks>
    public bool IsSpare { get; set; }

    /// <summary>When it last became idle, in ticks of <see cref="Environment.TickCount64"/>.</summary>
    public long IdleSince { get; private set; } = Environment.TickCount64;

    /// <summary>The invocation under way.</summary>
    public PendingInvocation? Running => Volatile.Read(ref _running);

    /// <summary>How long the invocation under way has run; zero when there is none.</summary>
    public TimeSpan RunningFor => Running is null ? TimeSpan.Zero : Stopwatch.GetElapsedTime(Volatile.Read(ref _runningSince));

    public void Start()
    {
        var startsAsSpare = IsSpare;
        new Thread(() => Run(startsAsSpare), StackBytes) { IsBackground = true, Name = $"PowerShellManager{Number}" }.Start();
    }

    /// <summary>Gives a waiting slot its next order.</summary>
    public void Assign(SlotOrder order, PendingInvocation? invocation = null)
    {
        lock (_orders)
        {
            _orders.Enqueue((order, invocation));
            Monitor.Pulse(_orders);
        }
    }

    /// <summary>Ends the slot after what it does now.</summary>
    public void RetireSoon() => _mustRetire = true;

    /// <summary>Asks the script under way to stop; does not wait for it.</summary>
    public void StopScript() => _runspace.StopScript();

    private void Run(bool startsAsSpare)
    {
        try
        {
            _runspace.Prepare();
            if (!startsAsSpare || AwaitActivation())
            {
                Serve();
            }
        }
        catch (Exception exception)
        {
            // A slot's thread ends here whatever happened, and must not take the process with it.
            SystemLog.Write(SystemLogLevel.Error, $"Runspace {Number} ended unexpectedly: {exception.GetType().FullName}: {exception.Message}");
        }
        finally
        {
            _pool.OnSlotEnded(this);
            _runspace.End();
        }
    }

    /// <summary>A spare waits until it is to serve; it is brought up to date meanwhile. False when it is to end.</summary>
    private bool AwaitActivation()
    {
        while (true)
        {
            switch (NextOrder().Order)
            {
                case SlotOrder.Prepare:
                    _runspace.Prepare();
                    break;
                case SlotOrder.Retire:
                    return false;
                default:
                    return true;
            }
        }
    }

    private void Serve()
    {
        while (!_mustRetire && !_runspace.IsWornOut)
        {
            if (!_pool.Queue.TryTake(this, out var invocation))
            {
                IdleSince = Environment.TickCount64;
                (var order, invocation) = NextOrder();
                if (order == SlotOrder.Retire)
                {
                    return;
                }

                if (order == SlotOrder.Prepare)
                {
                    _runspace.Prepare();
                    continue;
                }
            }

            if (invocation is not null && invocation.TryStart())
            {
                Volatile.Write(ref _runningSince, Stopwatch.GetTimestamp());
                Volatile.Write(ref _running, invocation);
                _runspace.Run(invocation);
                Volatile.Write(ref _running, null);
                _pool.OnInvocationEnded(invocation);
            }
        }
    }

    private (SlotOrder Order, PendingInvocation? Invocation) NextOrder()
    {
        lock (_orders)
        {
            while (_orders.Count == 0)
            {
                Monitor.Wait(_orders);
            }

            return _orders.Dequeue();
        }
    }
}
