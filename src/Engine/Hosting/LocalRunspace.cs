using System.Management.Automation.Host;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Runspaces;

/// <summary>A runspace of this process. Facets: life, pipelines, thread.</summary>
internal sealed partial class LocalRunspace : Runspace
{
    private static readonly RunspaceStateInfo s_beforeOpen = new(RunspaceState.BeforeOpen);
    private static readonly RunspaceStateInfo s_opening = new(RunspaceState.Opening);
    private static readonly RunspaceStateInfo s_opened = new(RunspaceState.Opened);
    private static readonly RunspaceStateInfo s_closing = new(RunspaceState.Closing);
    private static readonly RunspaceStateInfo s_closed = new(RunspaceState.Closed);
    private static readonly Version s_version = new(7, 6, 0, 500);

    private readonly Lock _gate = new();
    private readonly InitialSessionState _initialState;
    private RunspaceStateInfo _state = s_beforeOpen;
    private RunspaceAvailability _availability = RunspaceAvailability.None;
    private ExecutionContext? _context;
    private SessionStateProxy? _proxy;
    private ScriptDebugger? _debugger;
    private PSThreadOptions _threadOptions;

    public LocalRunspace(PSHost host, InitialSessionState initialState)
    {
        Host = host;
        _initialState = initialState;
        _threadOptions = initialState.ThreadOptions;
    }

    public override event EventHandler<RunspaceAvailabilityEventArgs>? AvailabilityChanged;

    public override event EventHandler<RunspaceStateEventArgs>? StateChanged;

    public PSHost Host { get; }

    public override RunspaceConnectionInfo? ConnectionInfo => null;

    public override RunspaceConnectionInfo? OriginalConnectionInfo => null;

    public override Debugger Debugger => _debugger ??= new ScriptDebugger(RequireOpen());

    public override PSEventManager Events => RequireOpen().Events;

    public override InitialSessionState InitialSessionState => _initialState;

    public override JobManager JobManager => RequireOpen().JobManager;

    public override RunspaceAvailability RunspaceAvailability
    {
        get => _availability;
        protected set => SetAvailability(value);
    }

    public override RunspaceStateInfo RunspaceStateInfo => _state;

    public override PSThreadOptions ThreadOptions
    {
        get => _threadOptions;
        set
        {
            if (value != _threadOptions && _state.State != RunspaceState.BeforeOpen
                && !(value is PSThreadOptions.UseCurrentThread or PSThreadOptions.ReuseThread))
            {
                throw new InvalidOperationException("ThreadOptions cannot be changed to this value after the runspace was opened.");
            }

            _threadOptions = value;
        }
    }

    public override Version Version => s_version;

    internal override ExecutionContext? ExecutionContextOrNull => _context;

    public override void Connect() => throw Remote();

    public override void ConnectAsync() => throw Remote();

    public override void Disconnect() => throw Remote();

    public override void DisconnectAsync() => throw Remote();

    public override PSPrimitiveDictionary GetApplicationPrivateData() => [];

    public override RunspaceCapability GetCapabilities() => RunspaceCapability.Default;

    /// <exception cref="InvalidRunspaceStateException">The runspace is not open.</exception>
    internal ExecutionContext RequireOpen()
        => _state.State == RunspaceState.Opened || (_state.State == RunspaceState.Opening && _context is not null)
            ? _context!
            : throw new InvalidRunspaceStateException(
                $"The operation cannot be performed because the runspace is not in the Opened state. The current state of the runspace is '{_state.State}'.",
                _state.State, RunspaceState.Opened);

    private protected override SessionStateProxy GetSessionStateProxy() => _proxy ??= new SessionStateProxy(this);

    private void SetState(RunspaceStateInfo state)
    {
        _state = state;
        StateChanged?.Invoke(this, new RunspaceStateEventArgs(state));
    }

    private void SetAvailability(RunspaceAvailability availability)
    {
        if (_availability != availability)
        {
            _availability = availability;
            AvailabilityChanged?.Invoke(this, new RunspaceAvailabilityEventArgs(availability));
        }
    }
}
