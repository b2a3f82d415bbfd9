using System.Collections.ObjectModel;
using System.Management.Automation.Compiler;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>The debugger of a runspace. While nothing is set, scripts do not notice it: the hook before statements is off.</summary>
internal sealed partial class ScriptDebugger : Debugger
{
    private readonly ExecutionContext _context;
    private DebuggerStopEventArgs? _stop;
    private DebuggerResumeAction _step = DebuggerResumeAction.Continue;
    private int _stepDepth;
    private volatile bool _breakRequested;

    public ScriptDebugger(ExecutionContext context)
    {
        _context = context;
        _context.BeforeStatement = BeforeStatement;
    }

    public override bool IsActive => _context.DebuggerIsActive;

    public override DebuggerStopEventArgs? GetDebuggerStopArgs() => _stop;

    public override IEnumerable<CallStackFrame> GetCallStack()
    {
        for (var frame = _context.CurrentFrame; frame is not null; frame = frame.Caller)
        {
            yield return new CallStackFrame(frame);
        }
    }

    public override void SetDebuggerAction(DebuggerResumeAction resumeAction)
    {
        if (_stop is null)
        {
            throw new PSInvalidOperationException("The script is not stopped in the debugger.");
        }

        _stop.ResumeAction = resumeAction;
    }

    /// <summary>May be called from any thread: "break all".</summary>
    public override void SetDebuggerStepMode(bool enabled)
    {
        _breakRequested = enabled;
        if (!enabled)
        {
            _step = DebuggerResumeAction.Continue;
        }

        UpdateHook();
    }

    public override void SetDebugMode(DebugModes mode)
    {
        base.SetDebugMode(mode);
        UpdateHook();
    }

    public override void StopProcessCommand() => _command?.Stop();

    /// <summary>Wait-Debugger: stops at the next statement if anybody would notice. False when nobody is attached.</summary>
    public bool TryBreakAtNextStatement()
    {
        if (!IsDebuggerStopEventSubscribed())
        {
            return false;
        }

        SetDebuggerStepMode(true);
        return true;
    }

    private void UpdateHook() => _context.DebuggerIsActive =
        DebugMode != DebugModes.None && (_breakpoints.Length > 0 || _breakRequested || _step != DebuggerResumeAction.Continue);

    private void BeforeStatement(Frame frame)
    {
        // What a handler or an action runs is not itself debugged.
        if (DebuggerStopped)
        {
            return;
        }

        var hits = FindHits(frame);
        if (hits is not null)
        {
            hits = RunActions(hits);
        }

        if (hits is not null || IsStepDue(frame))
        {
            Stop(frame, hits ?? []);
        }
    }

    private bool IsStepDue(Frame frame) => _breakRequested || _step switch
    {
        DebuggerResumeAction.StepInto => true,
        DebuggerResumeAction.StepOver => DepthOf(frame) <= _stepDepth,
        DebuggerResumeAction.StepOut => DepthOf(frame) < _stepDepth,
        _ => false,
    };

    private void Stop(Frame frame, List<Breakpoint> hits)
    {
        _breakRequested = false;
        _step = DebuggerResumeAction.Continue;
        if (!IsDebuggerStopEventSubscribed())
        {
            UpdateHook();
            return;
        }

        var invocation = InvocationInfo.Create(frame.MyInvocation.MyCommand, frame.Position!);
        var stop = new DebuggerStopEventArgs(invocation, new Collection<Breakpoint>(hits), DebuggerResumeAction.Continue);
        var position = frame.Position;
        DebuggerStopped = true;
        _stop = stop;
        frame.Scope.SetLocal("PSDebugContext", new PSDebugContext(invocation, hits));
        try
        {
            RaiseDebuggerStopEvent(stop);
        }
        finally
        {
            frame.Scope.RemoveLocal("PSDebugContext");
            frame.Position = position;
            _stop = null;
            DebuggerStopped = false;
        }

        Resume(frame, stop.ResumeAction);
    }

    private void Resume(Frame frame, DebuggerResumeAction action)
    {
        if (action == DebuggerResumeAction.Stop)
        {
            UpdateHook();
            throw new TerminateException();
        }

        _step = action;
        _stepDepth = DepthOf(frame);
        UpdateHook();
    }

    private static int DepthOf(Frame frame)
    {
        var depth = 0;
        for (var caller = frame.Caller; caller is not null; caller = caller.Caller)
        {
            depth++;
        }

        return depth;
    }
}
