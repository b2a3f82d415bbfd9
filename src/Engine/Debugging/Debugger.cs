using System.Management.Automation.Host;

namespace System.Management.Automation;

/// <summary>Stops scripts of one runspace at breakpoints, and steps through them.</summary>
/// <remarks>Events are raised on the thread that runs the script, which waits for the handler.</remarks>
public abstract partial class Debugger
{
    protected Debugger()
    {
    }

    public event EventHandler<BreakpointUpdatedEventArgs>? BreakpointUpdated;

    public event EventHandler<DebuggerStopEventArgs>? DebuggerStop;

    public DebugModes DebugMode { get; protected set; } = DebugModes.Default;

    /// <summary>A handler of <see cref="DebuggerStop"/> is at work.</summary>
    public virtual bool InBreakpoint => DebuggerStopped;

    public virtual Guid InstanceId { get; } = Guid.NewGuid();

    /// <summary>There are breakpoints, or a step is under way.</summary>
    public virtual bool IsActive => false;

    protected bool DebuggerStopped { get; private protected set; }

    /// <summary>The calls under way, innermost first.</summary>
    public virtual IEnumerable<CallStackFrame> GetCallStack() => [];

    /// <summary>The arguments of the stop that is being handled, or null.</summary>
    public abstract DebuggerStopEventArgs? GetDebuggerStopArgs();

    /// <summary>Runs a debugger command (s, v, o, c, q, k, l, ?) or a piece of script at a stop.</summary>
    public abstract DebuggerCommandResults ProcessCommand(PSCommand command, PSDataCollection<PSObject> output);

    public virtual void ResetCommandProcessorSource()
    {
    }

    /// <summary>Adds breakpoints that were made elsewhere.</summary>
    public virtual void SetBreakpoints(IEnumerable<Breakpoint> breakpoints) => throw Unsupported.Member();

    public abstract void SetDebuggerAction(DebuggerResumeAction resumeAction);

    /// <summary>Stops at the next statement, whatever it is.</summary>
    public virtual void SetDebuggerStepMode(bool enabled) => throw Unsupported.Member();

    public virtual void SetDebugMode(DebugModes mode) => DebugMode = mode;

    public virtual void SetParent(Debugger parent, IEnumerable<Breakpoint> breakPoints, DebuggerResumeAction? startAction, PSHost host, PathInfo path, Dictionary<string, DebugSource> functionSourceMap) =>
        throw Unsupported.Member();

    public virtual void SetParent(Debugger parent, IEnumerable<Breakpoint> breakPoints, DebuggerResumeAction? startAction, PSHost host, PathInfo path) =>
        throw Unsupported.Member();

    public abstract void StopProcessCommand();

    protected void RaiseDebuggerStopEvent(DebuggerStopEventArgs args) => DebuggerStop?.Invoke(this, args);

    protected bool IsDebuggerStopEventSubscribed() => DebuggerStop is not null;

    protected void RaiseBreakpointUpdatedEvent(BreakpointUpdatedEventArgs args) => BreakpointUpdated?.Invoke(this, args);

    protected bool IsDebuggerBreakpointUpdatedEventSubscribed() => BreakpointUpdated is not null;

    /// <summary>Debugging of runspaces inside runspaces is announced nowhere, so nobody can be subscribed.</summary>
    protected bool IsStartRunspaceDebugProcessingEventSubscribed() => false;

    protected void RaiseCancelRunspaceDebugProcessingEvent()
    {
    }
}
