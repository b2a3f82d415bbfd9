using System.Management.Automation.Compiler;

namespace System.Management.Automation;

internal sealed partial class ScriptDebugger
{
    private readonly Lock _gate = new();

    // Replaced whole, so that a client may set breakpoints while a script runs.
    private volatile Breakpoint[] _breakpoints = [];

    public override Breakpoint? GetBreakpoint(int id, int? runspaceId) => Array.Find(_breakpoints, b => b.Id == id);

    public override List<Breakpoint> GetBreakpoints(int? runspaceId) => [.. _breakpoints];

    public override void SetBreakpoints(IEnumerable<Breakpoint> breakpoints)
    {
        foreach (var breakpoint in breakpoints)
        {
            Add(breakpoint);
        }
    }

    public override LineBreakpoint SetLineBreakpoint(string path, int line, int column, ScriptBlock? action, int? runspaceId)
    {
        ArgumentException.ThrowIfNullOrEmpty(path);
        ArgumentOutOfRangeException.ThrowIfLessThan(line, 1);
        return Add(new LineBreakpoint(path, line, column, action));
    }

    public override CommandBreakpoint SetCommandBreakpoint(string command, ScriptBlock? action, string? path, int? runspaceId) =>
        Add(new CommandBreakpoint(path, command, action));

    public override VariableBreakpoint SetVariableBreakpoint(
        string variableName, VariableAccessMode accessMode, ScriptBlock? action, string? path, int? runspaceId) =>
        Add(new VariableBreakpoint(path, variableName.TrimStart('$'), accessMode, action));

    public override bool RemoveBreakpoint(Breakpoint breakpoint, int? runspaceId)
    {
        lock (_gate)
        {
            var rest = Array.FindAll(_breakpoints, b => !ReferenceEquals(b, breakpoint));
            if (rest.Length == _breakpoints.Length)
            {
                return false;
            }

            _breakpoints = rest;
        }

        Announce(breakpoint, BreakpointUpdateType.Removed);
        return true;
    }

    public override Breakpoint EnableBreakpoint(Breakpoint breakpoint, int? runspaceId)
    {
        breakpoint.SetEnabled(true);
        Announce(breakpoint, BreakpointUpdateType.Enabled);
        return breakpoint;
    }

    public override Breakpoint DisableBreakpoint(Breakpoint breakpoint, int? runspaceId)
    {
        breakpoint.SetEnabled(false);
        Announce(breakpoint, BreakpointUpdateType.Disabled);
        return breakpoint;
    }

    private T Add<T>(T breakpoint)
        where T : Breakpoint
    {
        lock (_gate)
        {
            _breakpoints = [.. _breakpoints, breakpoint];
        }

        Announce(breakpoint, BreakpointUpdateType.Set);
        return breakpoint;
    }

    private void Announce(Breakpoint breakpoint, BreakpointUpdateType type)
    {
        UpdateHook();
        RaiseBreakpointUpdatedEvent(new BreakpointUpdatedEventArgs(breakpoint, type, _breakpoints.Length));
    }

    private List<Breakpoint>? FindHits(Frame frame)
    {
        List<Breakpoint>? hits = null;
        foreach (var breakpoint in _breakpoints)
        {
            if (breakpoint.Enabled && breakpoint.IsFor(frame.Position?.File) && IsHit(breakpoint, frame))
            {
                (hits ??= []).Add(breakpoint);
            }
        }

        return hits;
    }

    private static bool IsHit(Breakpoint breakpoint, Frame frame) => breakpoint switch
    {
        LineBreakpoint line => StatementTargets.Of(frame).IsAt(line),
        CommandBreakpoint command => StatementTargets.Of(frame).Commands.Exists(command.Matches),
        VariableBreakpoint variable => StatementTargets.Of(frame).Touches(variable),
        _ => false,
    };

    /// <summary>Counts the hits and runs their actions; what is left are the breakpoints that want a stop.</summary>
    private List<Breakpoint>? RunActions(List<Breakpoint> hits)
    {
        List<Breakpoint>? stopping = null;
        foreach (var breakpoint in hits)
        {
            breakpoint.CountHit();
            if (breakpoint.Action is null || ActionAsksForStop(breakpoint.Action))
            {
                (stopping ??= []).Add(breakpoint);
            }
        }

        return stopping;
    }

    private bool ActionAsksForStop(ScriptBlock action)
    {
        DebuggerStopped = true;
        try
        {
            action.InvokeToSink(_context, Runtime.NullSink.Instance, _context.CurrentStreams, new Runtime.ScriptBlockCall());
            return false;
        }
        catch (BreakException)
        {
            return true;
        }
        finally
        {
            DebuggerStopped = false;
        }
    }
}
