using System.Management.Automation.Compiler;

namespace System.Management.Automation.Runtime;

/// <summary>A function, filter, script file or script block as a command of a pipeline.</summary>
internal sealed class ScriptCommandProcessor : CommandProcessor
{
    private readonly ScriptBlock _block;
    private readonly bool _useLocalScope;
    private readonly bool _isProcessOnly;
    private Frame? _frame;
    private AdvancedBinding? _binding;
    private List<object?>? _input;
    private bool _isOver;
    private bool _hasFailed;
    private bool _hadUnderscore;
    private object? _outerUnderscore;

    /// <remarks>useLocalScope is false for a dot-sourced command.</remarks>
    public ScriptCommandProcessor(ExecutionContext context, CommandInfo command, ScriptBlock block, bool useLocalScope)
        : base(context, command)
    {
        _block = block;
        _useLocalScope = useLocalScope;
        _isProcessOnly = block.IsFilter && block.Code.Ast.ProcessBlock is null;
    }

    /// <summary><c>$_</c> of a block that is called as a value.</summary>
    public object? Underscore { get; init; } = ScriptBlockCall.Inherit;

    /// <summary><c>$this</c> of a block that is called as a value.</summary>
    public object? This { get; init; } = ScriptBlockCall.Inherit;

    /// <summary>The code of the command is a file: its scope is a script scope, and exit ends it.</summary>
    public bool IsScriptFile => Command is ExternalScriptInfo;

    public Frame Frame => _frame!;

    public ScriptBlock ScriptBlock => _block;

    public override bool HadErrors => _hasFailed || _binding is { Runtime.HadErrors: true };

    private StatementNode? ProcessBody => _isProcessOnly ? _block.Code.End : _block.Code.Process;

    public override void Bind(ReadOnlySpan<CommandArgument> arguments)
    {
        var code = _block.Code;
        var state = _block.SessionState ?? Context.CurrentState;
        var scope = _useLocalScope ? new Scope(state.CurrentScope, state, code.Map) { IsScriptScope = IsScriptFile } : state.CurrentScope;
        _frame = new Frame(Context, code, scope, _useLocalScope, Output, Streams)
        {
            Command = Command,
            CallPosition = MyInvocation?.ScriptPosition,
            MyInvocation = MyInvocation!,
        };
        if (!_useLocalScope)
        {
            _hadUnderscore = scope.TryFindLocal(SpecialVariables.Underscore, out var location);
            _outerUnderscore = _hadUnderscore ? location.Value : null;
        }

        if (!ReferenceEquals(Underscore, ScriptBlockCall.Inherit))
        {
            code.SetUnderscore(_frame, Underscore);
        }

        if (!ReferenceEquals(This, ScriptBlockCall.Inherit))
        {
            code.SetThis(_frame, This);
        }

        if (code.IsAdvanced)
        {
            _binding = new AdvancedBinding(this, _frame);
            _binding.Bind(arguments);
        }
        else
        {
            SimpleBinding.BindCommandLine(_frame, arguments);
        }

        code.InitializeAutomaticVariables(_frame);
    }

    public override void Begin() => Run(_block.Code.Begin);

    public override void Process(object? input)
    {
        var frame = _frame!;
        if (_binding is { } binding && !binding.BindInput(input))
        {
            return;
        }

        var process = ProcessBody;
        if (process is null)
        {
            // Without a process block the whole input is $input of the end block.
            (_input ??= []).Add(input);
            return;
        }

        frame.Block.SetUnderscore(frame, input);
        frame.Input = new[] { input };
        frame.Block.SetInput(frame);
        Run(process);
    }

    public override void ProcessWithoutInput()
    {
        if (ProcessBody is { } process)
        {
            Run(process);
        }
    }

    public override void End()
    {
        if (_isProcessOnly)
        {
            return;
        }

        var frame = _frame!;
        frame.Input = ProcessBody is null ? _input : null;
        frame.Block.SetInput(frame);
        Run(_block.Code.End);
    }

    public override void Clean()
    {
        if (_frame is not null)
        {
            // A clean block has no output.
            Output = NullSink.Instance;
            Run(_block.Code.Clean);
        }
    }

    public override void Dispose()
    {
        _binding?.Dispose();
        if (_frame is null || _useLocalScope)
        {
            return;
        }

        // A dot-sourced block with process blocks set the caller's $_.
        if (_hadUnderscore)
        {
            _frame.Scope.SetLocal(SpecialVariables.Underscore, _outerUnderscore);
        }
        else
        {
            _frame.Scope.RemoveLocal(SpecialVariables.Underscore);
        }
    }

    private void Run(StatementNode? body)
    {
        if (body is null || _isOver)
        {
            return;
        }

        var frame = _frame!;
        frame.Output = Output;
        frame.Streams = Streams;
        try
        {
            ScriptBlockInvoker.Run(frame, body);
        }
        catch (ExitException e) when (IsScriptFile && !(Context.ExitEndsHost && frame.Caller is null))
        {
            // The blocks that are left do not run.
            ScriptExit.Complete(Context, e);
            _hasFailed = !Context.LastSucceeded;
            _isOver = true;
        }
    }
}
