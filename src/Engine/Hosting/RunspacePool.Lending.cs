namespace System.Management.Automation.Runspaces;

public sealed partial class RunspacePool
{
    private readonly Stack<LocalRunspace> _idle = new();
    private readonly HashSet<LocalRunspace> _lent = [];
    private readonly object _turn = new();
    private readonly List<PipelineThread> _threads = [];
    private int _min;
    private int _max;
    private int _made;


    public int GetAvailableRunspaces()
    {
        lock (_gate)
        {
            return _max - _lent.Count;
        }
    }

    public int GetMaxRunspaces() => _max;

    public int GetMinRunspaces() => _min;

    public bool SetMaxRunspaces(int maxRunspaces)
    {
        lock (_gate)
        {
            if (maxRunspaces < _min)
            {
                return false;
            }

            _max = maxRunspaces;
        }

        WakeOne();
        return true;
    }

    public bool SetMinRunspaces(int minRunspaces)
    {
        lock (_gate)
        {
            if (minRunspaces < 1 || minRunspaces > _max)
            {
                return false;
            }

            _min = minRunspaces;
            return true;
        }
    }

    /// <summary>A free runspace; waits for one when all are lent.</summary>
    internal LocalRunspace Take()
    {
        lock (_turn)
        {
            while (true)
            {
                if (_state.State != RunspacePoolState.Opened)
                {
                    throw new InvalidRunspacePoolStateException(
                        $"The runspace pool is not open: it is {_state.State}.", _state.State, RunspacePoolState.Opened);
                }

                if (TryTake() is { } runspace)
                {
                    return runspace;
                }

                Monitor.Wait(_turn);
            }
        }
    }

    internal void Return(LocalRunspace runspace)
    {
        lock (_gate)
        {
            _lent.Remove(runspace);
            if (_state.State == RunspacePoolState.Opened && runspace.RunspaceStateInfo.State == RunspaceState.Opened)
            {
                _idle.Push(runspace);
            }
            else
            {
                _made--;
            }
        }

        WakeOne();
    }

    /// <summary>Threads for asynchronous calls: as many as there may be runspaces.</summary>
    internal PipelineThread NextThread()
    {
        lock (_gate)
        {
            if (_threads.Count < _max)
            {
                _threads.Add(new PipelineThread($"Runspace pool {InstanceId:N}"[..22]));
            }

            return _threads.MinBy(static thread => thread.Pending)!;
        }
    }

    private LocalRunspace? TryTake()
    {
        lock (_gate)
        {
            if (!_idle.TryPop(out var runspace))
            {
                if (_made >= _max)
                {
                    return null;
                }

                _made++;
                runspace = NewRunspace();
            }

            _lent.Add(runspace);
            return runspace;
        }
    }

    private void WakeOne()
    {
        lock (_turn)
        {
            Monitor.Pulse(_turn);
        }
    }
}
