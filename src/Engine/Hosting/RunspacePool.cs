using System.Management.Automation.Host;

namespace System.Management.Automation.Runspaces;

/// <summary>Runspaces that calls borrow. Facets: life (here), lending, async, remote members.</summary>
public sealed partial class RunspacePool : IDisposable
{
    private readonly Lock _gate = new();
    private readonly PSHost _host;
    private RunspacePoolStateInfo _state = new(RunspacePoolState.BeforeOpen);

    internal RunspacePool(int minRunspaces, int maxRunspaces, InitialSessionState initialSessionState, PSHost host)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(maxRunspaces, 1);
        ArgumentOutOfRangeException.ThrowIfLessThan(minRunspaces, 1);
        if (minRunspaces > maxRunspaces)
        {
            throw new PSArgumentException("The minimum number of runspaces must not be greater than the maximum.", nameof(minRunspaces));
        }

        _min = minRunspaces;
        _max = maxRunspaces;
        _host = host;
        InitialSessionState = initialSessionState;
    }

    public event EventHandler<RunspacePoolStateChangedEventArgs>? StateChanged;

    /// <summary>How long a runspace above the minimum may idle. Kept for its readers: idle runspaces cost little here and stay.</summary>
    public TimeSpan CleanupInterval { get; set; } = TimeSpan.FromMinutes(15);

    public RunspaceConnectionInfo? ConnectionInfo => null;

    public InitialSessionState InitialSessionState { get; }

    public Guid InstanceId { get; } = Guid.NewGuid();

    public bool IsDisposed { get; private set; }

    public RunspacePoolAvailability RunspacePoolAvailability
        => _state.State != RunspacePoolState.Opened ? RunspacePoolAvailability.None
            : GetAvailableRunspaces() > 0 ? RunspacePoolAvailability.Available
            : RunspacePoolAvailability.Busy;

    public RunspacePoolStateInfo RunspacePoolStateInfo => _state;

    public PSThreadOptions ThreadOptions { get; set; }

    public void Open()
    {
        lock (_gate)
        {
            if (_state.State != RunspacePoolState.BeforeOpen)
            {
                throw new InvalidRunspacePoolStateException(
                    $"Cannot open the runspace pool because it is not in the BeforeOpen state: it is {_state.State}.", _state.State, RunspacePoolState.BeforeOpen);
            }

            SetState(RunspacePoolState.Opening);
            _idle.Push(NewRunspace());
            _made = 1;
            SetState(RunspacePoolState.Opened);
        }
    }

    public void Close()
    {
        List<LocalRunspace> all;
        lock (_gate)
        {
            if (_state.State is RunspacePoolState.Closed or RunspacePoolState.Closing)
            {
                return;
            }

            SetState(RunspacePoolState.Closing);
            all = [.. _idle, .. _lent];
            _idle.Clear();
            Monitor.Enter(_turn);
            Monitor.PulseAll(_turn);
            Monitor.Exit(_turn);
        }

        foreach (var runspace in all)
        {
            runspace.Dispose();
        }

        foreach (var thread in _threads)
        {
            thread.Dispose();
        }

        SetState(RunspacePoolState.Closed);
    }

    public void Dispose()
    {
        if (!IsDisposed)
        {
            Close();
            IsDisposed = true;
        }
    }

    public PSPrimitiveDictionary GetApplicationPrivateData() => [];

    public RunspacePoolCapability GetCapabilities() => RunspacePoolCapability.Default;

    private void SetState(RunspacePoolState state)
    {
        _state = new RunspacePoolStateInfo(state);
        StateChanged?.Invoke(this, new RunspacePoolStateChangedEventArgs(_state));
    }

    private LocalRunspace NewRunspace()
    {
        var runspace = new LocalRunspace(_host, InitialSessionState) { ThreadOptions = PSThreadOptions.UseCurrentThread };
        runspace.Open();
        return runspace;
    }
}
