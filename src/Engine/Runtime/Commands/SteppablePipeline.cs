using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>A pipeline that its owner drives: begin, an object at a time, end. Proxy functions are made of it.</summary>
public sealed class SteppablePipeline : IDisposable
{
    private readonly ExecutionContext _context;
    private readonly PipelineProcessor _pipeline;
    private readonly ListSink _collected = new();
    private readonly Action<StreamSet>? _redirect;
    private OutputSink? _target;
    private bool _hasBegun;
    private bool _isDisposed;
    private bool _isOver;

    /// <param name="context">The runspace's context.</param>
    /// <param name="pipeline">Commands and arguments, not yet bound.</param>
    internal SteppablePipeline(ExecutionContext context, PipelineProcessor pipeline)
    {
        _context = context;
        _pipeline = pipeline;
        _redirect = streams =>
        {
            foreach (var command in pipeline.Commands)
            {
                command.Streams = streams;
            }
        };
    }

    public void Begin(bool expectInput) => BeginCore(expectInput, null, null);

    public void Begin(bool expectInput, EngineIntrinsics contextToRedirectTo)
    {
        ArgumentNullException.ThrowIfNull(contextToRedirectTo);
        var command = contextToRedirectTo.Context.CurrentCommand;
        BeginCore(expectInput, command?.Output, command?.Streams);
    }

    public void Begin(InternalCommand command)
    {
        ArgumentNullException.ThrowIfNull(command);
        var runtime = command.EngineRuntime ?? throw new InvalidOperationException("The command does not run in a pipeline.");
        BeginCore(runtime.Processor.ExpectsInput, runtime.Processor.Output, runtime.Processor.Streams);
    }

    public Array Process(object? input)
    {
        ThrowUnlessBegun();
        if (_isOver)
        {
            return Array.Empty<object>();
        }

        Step(() =>
        {
            if (ReferenceEquals(input, AutomationNull.Value))
            {
                _pipeline.ProcessNothing();
            }
            else
            {
                _pipeline.ProcessOne(input);
            }
        });
        return Collected();
    }

    public Array Process(PSObject input) => Process((object?)input);

    public Array Process()
    {
        ThrowUnlessBegun();
        Step(_pipeline.ProcessNothing);
        return Collected();
    }

    public Array End()
    {
        ThrowUnlessBegun();
        if (!_isOver)
        {
            Step(_pipeline.EndAll);
        }

        return Collected();
    }

    /// <summary>Runs the clean blocks. PowerShell 7.3's addition; Dispose does it too.</summary>
    public void Clean() => Dispose();

    public void Dispose()
    {
        if (!_isDisposed)
        {
            _isDisposed = true;
            if (_hasBegun)
            {
                _pipeline.CleanAll();
            }
        }
    }

    private void BeginCore(bool expectInput, OutputSink? target, StreamSet? streams)
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        if (_hasBegun)
        {
            throw new PSInvalidOperationException("The steppable pipeline has begun already.");
        }

        _hasBegun = true;
        _target = target;
        _redirect?.Invoke(streams ?? _context.CurrentStreams);
        _pipeline.Commands[^1].Output = target ?? _collected;
        _pipeline.Commands[0].ExpectsInput = expectInput;
        Step(_pipeline.Start);
    }

    private void Step(Action step)
    {
        try
        {
            step();
        }
        catch (StopUpstreamCommandsException e) when (_pipeline.Commands.Contains(e.Requester))
        {
            _isOver = true;
        }
    }

    private Array Collected()
    {
        if (_target is not null)
        {
            return Array.Empty<object>();
        }

        var result = _collected.ToArray();
        _collected.Clear();
        return result;
    }

    private void ThrowUnlessBegun()
    {
        if (!_hasBegun)
        {
            throw new PSInvalidOperationException("The steppable pipeline has not begun: call Begin first.");
        }
    }
}
