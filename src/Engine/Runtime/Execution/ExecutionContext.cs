using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Runtime;

/// <summary>All that one runspace owns at run time. Used by one thread at a time, but for <see cref="StopRequested"/>.</summary>
internal sealed partial class ExecutionContext : IDisposable
{
    static ExecutionContext() => ScriptServices.Current = new EngineScriptServices();

    public ExecutionContext(Runspace runspace)
    {
        Runspace = runspace;
        GlobalState = new SessionStateInternal(this, null, null);
        CurrentState = GlobalState;
    }

    public Runspace Runspace { get; }

    public SessionStateInternal GlobalState { get; }

    /// <summary>The session state of the code that is running: the global one or a module's.</summary>
    public SessionStateInternal CurrentState { get; set; }

    /// <summary>Success of the last statement: <c>$?</c>.</summary>
    public bool LastSucceeded { get; set; } = true;
}
