using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Runspaces;

internal sealed partial class LocalRunspace
{
    public override void Open()
    {
        lock (_gate)
        {
            if (_state.State != RunspaceState.BeforeOpen)
            {
                throw new InvalidRunspaceStateException(
                    $"Cannot open the runspace because it is not in the BeforeOpen state. The current state of the runspace is '{_state.State}'.",
                    _state.State, RunspaceState.BeforeOpen);
            }

            SetState(s_opening);
        }

        try
        {
            _context = new ExecutionContext(this) { Host = Host };
            SessionSetup.Apply(_initialState, _context);
            SetState(s_opened);
            SetAvailability(RunspaceAvailability.Available);
            SessionSetup.ImportModules(_initialState, this);
        }
        catch (Exception e)
        {
            SetState(new RunspaceStateInfo(RunspaceState.Broken, e));
            SetAvailability(RunspaceAvailability.None);
            throw;
        }
    }

    public override void OpenAsync() => ThreadPool.QueueUserWorkItem(static runspace =>
    {
        try
        {
            runspace.Open();
        }
        catch (Exception e) when (e is not OutOfMemoryException)
        {
            // The state Broken carries the reason to whoever waits for the runspace.
        }
    }, this, preferLocal: false);

    public override void Close()
    {
        lock (_gate)
        {
            if (_state.State is RunspaceState.Closed or RunspaceState.Closing or RunspaceState.Broken)
            {
                return;
            }

            if (_state.State == RunspaceState.BeforeOpen)
            {
                SetState(s_closed);
                return;
            }

            SetState(s_closing);
        }

        StopRunning();
        _context?.EventsIfAny?.RaiseExiting();
        SetAvailability(RunspaceAvailability.None);
        _context?.Dispose();
        EndThread();
        SetState(s_closed);
    }

    public override void CloseAsync() => ThreadPool.QueueUserWorkItem(static runspace => runspace.Close(), this, preferLocal: false);

    public override void ResetRunspaceState()
    {
        var context = RequireOpen();
        if (_running is not null)
        {
            throw new PSInvalidOperationException("The runspace cannot be reset while a pipeline runs in it.");
        }

        SessionSetup.Reset(_initialState, context);
    }

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            Close();
        }
    }
}
