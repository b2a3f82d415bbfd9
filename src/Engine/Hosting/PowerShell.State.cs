using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public sealed partial class PowerShell
{
    private readonly InitialSessionState? _initialState;
    private readonly Lock _stateGate = new();
    private PSInvocationStateInfo _state = PSInvocationStateInfo.NotStarted;
    private ManualResetEventSlim? _ended;
    private bool _stopRequested;

    public event EventHandler<PSInvocationStateChangedEventArgs>? InvocationStateChanged;

    public PSInvocationStateInfo InvocationStateInfo => _state;

    private bool IsRunning => _state.State is PSInvocationState.Running or PSInvocationState.Stopping;

    private void ThrowIfRunning()
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        if (IsRunning)
        {
            throw new InvalidPowerShellStateException(
                $"The state of the current PowerShell instance is not valid for this operation: it is {_state.State}.", _state.State);
        }
    }

    private void BeginCall()
    {
        lock (_stateGate)
        {
            ThrowIfRunning();
            if (_commands.IsEmpty)
            {
                throw new InvalidOperationException("No commands are specified. The PowerShell object needs AddCommand or AddScript first.");
            }

            HadErrors = false;
            _stopRequested = false;
            _ended?.Reset();
            _state = PSInvocationStateInfo.Running;
        }

        Announce();
    }

    private void EndCall(Exception? failure)
    {
        lock (_stateGate)
        {
            _state = failure switch
            {
                null => PSInvocationStateInfo.Completed,
                PipelineStoppedException => new PSInvocationStateInfo(PSInvocationState.Stopped, failure),
                _ => new PSInvocationStateInfo(PSInvocationState.Failed, failure),
            };
            _ended?.Set();
        }

        Announce();
    }

    private void Announce() => InvocationStateChanged?.Invoke(this, new PSInvocationStateChangedEventArgs(_state));

    private Runspace EnsureRunspace()
    {
        if (_runspace is null)
        {
            _runspace = RunspaceFactory.CreateRunspace(_initialState ?? InitialSessionState.CreateDefault2());
            _runspace.ThreadOptions = PSThreadOptions.UseCurrentThread;
            _runspace.Open();
            IsRunspaceOwner = true;
        }

        return _runspace;
    }

    /// <summary>Stops the call and waits until it has ended. Does nothing if none runs.</summary>
    public void Stop()
    {
        ManualResetEventSlim ended;
        lock (_stateGate)
        {
            if (!IsRunning)
            {
                if (_state.State == PSInvocationState.NotStarted)
                {
                    _state = new PSInvocationStateInfo(PSInvocationState.Stopped, null);
                }

                return;
            }

            _state = PSInvocationStateInfo.Stopping;
            _stopRequested = true;
            ended = _ended ??= new ManualResetEventSlim();
        }

        Announce();
        _active?.RequestStop(this);
        if (_active?.IsOnCallingThread != true)
        {
            ended.Wait();
        }
    }
}
