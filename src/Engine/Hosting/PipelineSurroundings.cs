using System.Management.Automation.Host;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>What a call of a PowerShell object changes in its runspace's context, to be put back afterwards.</summary>
internal readonly struct PipelineSurroundings
{
    private readonly ExecutionContext? _current;
    private readonly StreamSet _streams;
    private readonly OutputSink? _progress;
    private readonly PSHost _host;
    private readonly CommandProcessor? _command;
    private readonly int _handlerDepth;
    private readonly SessionStateInternal _state;
    private readonly Scope _scope;

    public PipelineSurroundings(ExecutionContext context)
    {
        _current = ExecutionContext.Current;
        _streams = context.DefaultStreams;
        _progress = context.ProgressSink;
        _host = context.Host;
        _command = context.CurrentCommand;
        _handlerDepth = context.HandlerDepth;
        _state = context.CurrentState;
        _scope = context.CurrentState.CurrentScope;
        IsOutermost = context.CurrentFrame is null;
        ExecutionContext.Current = context;
        context.HandlerDepth = 0;
    }

    /// <summary>No script was running in the runspace.</summary>
    public bool IsOutermost { get; }

    public void Restore(ExecutionContext context)
    {
        ExecutionContext.Current = _current;
        context.DefaultStreams = _streams;
        context.ProgressSink = _progress;
        context.Host = _host;
        context.CurrentCommand = _command;
        context.HandlerDepth = _handlerDepth;
        context.CurrentState = _state;
        _state.CurrentScope = _scope;
    }
}
