using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>Runs the commands of one pipeline.</summary>
/// <remarks>
/// Use: <see cref="Add"/> each command with its arguments, then <see cref="Run"/>. Steps of a run: (1) connect and bind all commands,
/// (2) begin them in order, (3) feed the input to the first, or call its process once, (4) end them in order, (5) clean and dispose
/// them in order, whatever happened.
/// </remarks>
internal sealed class PipelineProcessor
{
    private readonly ExecutionContext _context;
    private readonly List<CommandProcessor> _commands = new(4);
    private readonly List<CommandArgument[]> _arguments = new(4);

    public PipelineProcessor(ExecutionContext context) => _context = context;

    public IReadOnlyList<CommandProcessor> Commands => _commands;

    /// <summary>Some command wrote an error.</summary>
    public bool HadErrors
    {
        get
        {
            foreach (var command in _commands)
            {
                if (command.HadErrors)
                {
                    return true;
                }
            }

            return false;
        }
    }

    /// <summary>Appends a command; its streams, and where it stands in the script, are set already.</summary>
    public void Add(CommandProcessor command, CommandArgument[] arguments)
    {
        if (_commands.Count > 0)
        {
            var previous = _commands[^1];
            previous.Output = new PipeSink(command);
            command.ExpectsInput = true;
            if (previous is NativeCommandProcessor program && command is NativeCommandProcessor)
            {
                // From program to program bytes stay what they are.
                program.ReadsBytes = true;
            }
        }

        _commands.Add(command);
        _arguments.Add(arguments);
    }

    /// <summary>Runs the pipeline; its output goes to <paramref name="output"/>.</summary>
    /// <param name="output">Where the last command writes.</param>
    /// <param name="input">What the first command gets: an enumerable or enumerator is taken apart; AutomationNull for none.</param>
    public void Run(OutputSink output, object? input)
    {
        var hasInput = !ReferenceEquals(input, AutomationNull.Value);
        _commands[^1].Output = output;
        _commands[0].ExpectsInput |= hasInput;
        try
        {
            try
            {
                Start();
                Feed(input, hasInput);
                End(0);
            }
            catch (StopUpstreamCommandsException e) when (_commands.IndexOf(e.Requester) is >= 0 and var index)
            {
                EndFrom(index);
            }
        }
        finally
        {
            CleanAll();
        }
    }

    /// <summary>Step by step, for a steppable pipeline: binds and begins.</summary>
    public void Start()
    {
        for (var i = 0; i < _commands.Count; i++)
        {
            _commands[i].Bind(_arguments[i]);
        }

        foreach (var command in _commands)
        {
            _context.ThrowIfStopping();
            command.EnsureBegun();
        }
    }

    public void ProcessOne(object? input) => _commands[0].Process(input);

    public void ProcessNothing() => _commands[0].ProcessWithoutInput();

    public void EndAll() => End(0);

    public void CleanAll()
    {
        Exception? failure = null;
        foreach (var command in _commands)
        {
            try
            {
                command.Clean();
            }
            catch (Exception e) when (e is not (FlowControlException or PipelineStoppedException))
            {
                failure ??= e;
            }
            finally
            {
                command.Dispose();
            }
        }

        if (failure is not null)
        {
            // A clean block cannot throw to its caller: its error is written, as a statement's would be.
            var record = ErrorRecord.From(failure);
            _context.RecordError(record);
            _commands[0].Streams.Error.Write(record);
        }
    }

    private void Feed(object? input, bool hasInput)
    {
        var first = _commands[0];
        if (!hasInput)
        {
            if (!first.ExpectsInput)
            {
                first.ProcessWithoutInput();
            }

            return;
        }

        if (input is PipelineInput source)
        {
            source.WriteTo(new PipeSink(first));
        }
        else if (PipelineEnumeration.GetEnumerator(input) is { } elements)
        {
            while (elements.MoveNext())
            {
                _context.ThrowIfStopping();
                first.Process(elements.Current);
            }
        }
        else
        {
            first.Process(input);
        }
    }

    private void End(int from)
    {
        for (var i = from; i < _commands.Count; i++)
        {
            _context.ThrowIfStopping();
            _commands[i].End();
        }
    }

    /// <summary>A command has enough: those before it are over, it and those after it end as usual, and may themselves have enough.</summary>
    private void EndFrom(int index)
    {
        while (true)
        {
            try
            {
                End(index);
                return;
            }
            catch (StopUpstreamCommandsException e) when (_commands.IndexOf(e.Requester) is var later && later > index)
            {
                index = later;
            }
        }
    }
}
