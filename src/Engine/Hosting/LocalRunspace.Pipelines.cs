namespace System.Management.Automation.Runspaces;

internal sealed partial class LocalRunspace
{
    private PowerShell? _running;
    private int _runningThread;

    /// <summary>The PowerShell object that runs in this runspace; null while it is free.</summary>
    public PowerShell? Running => _running;

    /// <summary>The calling thread is the one that runs this runspace's call.</summary>
    public bool IsOnCallingThread => (_running is not null && _runningThread == Environment.CurrentManagedThreadId) || _thread is { IsCurrent: true };

    /// <summary>Takes the runspace for one call.</summary>
    /// <returns>What ran before: not null for a nested call.</returns>
    /// <exception cref="PSInvalidOperationException">Another call runs, and this one is not nested in it.</exception>
    public PowerShell? Enter(PowerShell powerShell, bool isNested)
    {
        RequireOpen();
        lock (_gate)
        {
            var outer = _running;
            if (outer is not null && !(isNested || _runningThread == Environment.CurrentManagedThreadId))
            {
                throw new PSInvalidOperationException(
                    "The pipeline was not run because a pipeline is already running. Pipelines cannot be run concurrently.");
            }

            _running = powerShell;
            _runningThread = Environment.CurrentManagedThreadId;
            if (outer is null)
            {
                _context!.StopRequested = false;
            }

            if (outer is null)
            {
                SetAvailability(RunspaceAvailability.Busy);
            }

            return outer;
        }
    }

    public void Leave(PowerShell? outer)
    {
        lock (_gate)
        {
            _running = outer;
            if (outer is null)
            {
                _context!.StopRequested = false;
                if (_state.State == RunspaceState.Opened)
                {
                    SetAvailability(RunspaceAvailability.Available);
                }
            }
        }
    }

    /// <summary>Stops one call if it still runs. The script ends soon; nobody waits for it here.</summary>
    public void RequestStop(PowerShell powerShell)
    {
        lock (_gate)
        {
            if (_running is null || _context is null)
            {
                return;
            }

            _ = powerShell;
            _context.RequestStop();
        }
    }

    private void StopRunning()
    {
        PowerShell? running;
        lock (_gate)
        {
            running = _running;
        }

        if (running is not null && _runningThread != Environment.CurrentManagedThreadId)
        {
            running.Stop();
        }
    }
}
