using System.Management.Automation.Host;

namespace System.Management.Automation;

public abstract class Debugger
{
    protected Debugger() => throw Unsupported.Member();
    public DebugModes DebugMode { get => throw Unsupported.Member(); protected set => throw Unsupported.Member(); }
    public virtual bool InBreakpoint { get => throw Unsupported.Member(); }
    public virtual Guid InstanceId { get => throw Unsupported.Member(); }
    public virtual bool IsActive { get => throw Unsupported.Member(); }
    protected bool DebuggerStopped { get => throw Unsupported.Member(); }
    public event EventHandler<BreakpointUpdatedEventArgs> BreakpointUpdated { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public event EventHandler<DebuggerStopEventArgs> DebuggerStop { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public virtual IEnumerable<CallStackFrame> GetCallStack() => throw Unsupported.Member();
    public abstract DebuggerStopEventArgs GetDebuggerStopArgs();
    public abstract DebuggerCommandResults ProcessCommand(PSCommand command, PSDataCollection<PSObject> output);
    public virtual void ResetCommandProcessorSource() => throw Unsupported.Member();
    public virtual void SetBreakpoints(IEnumerable<Breakpoint> breakpoints) => throw Unsupported.Member();
    public abstract void SetDebuggerAction(DebuggerResumeAction resumeAction);
    public virtual void SetDebuggerStepMode(bool enabled) => throw Unsupported.Member();
    public virtual void SetDebugMode(DebugModes mode) => throw Unsupported.Member();
    public virtual void SetParent(Debugger parent, IEnumerable<Breakpoint> breakPoints, DebuggerResumeAction? startAction, PSHost host, PathInfo path, Dictionary<string, DebugSource> functionSourceMap) => throw Unsupported.Member();
    public virtual void SetParent(Debugger parent, IEnumerable<Breakpoint> breakPoints, DebuggerResumeAction? startAction, PSHost host, PathInfo path) => throw Unsupported.Member();
    public abstract void StopProcessCommand();
    protected void RaiseDebuggerStopEvent(DebuggerStopEventArgs args) => throw Unsupported.Member();
    protected bool IsDebuggerStopEventSubscribed() => throw Unsupported.Member();
    protected void RaiseBreakpointUpdatedEvent(BreakpointUpdatedEventArgs args) => throw Unsupported.Member();
    protected bool IsDebuggerBreakpointUpdatedEventSubscribed() => throw Unsupported.Member();
    protected bool IsStartRunspaceDebugProcessingEventSubscribed() => throw Unsupported.Member();
    protected void RaiseCancelRunspaceDebugProcessingEvent() => throw Unsupported.Member();
}
