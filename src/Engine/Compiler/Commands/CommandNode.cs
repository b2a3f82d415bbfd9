using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>A command with its arguments. Alone and without redirections, a simple function is called directly; everything else is a pipeline.</summary>
internal sealed class CommandNode : ExpressionNode
{
    private readonly int _siteId = CallSite.NextId();
    private readonly TokenKind _operator;
    private volatile BindingPlan? _plan;
    private PipelineNode? _pipeline;
    private CommandNode? _inModule;

    public CommandNode(CommandAst ast, string? name, ExpressionNode? nameExpression, ArgumentNode[] arguments, RedirectionNode[] redirections)
    {
        Extent = ast.Extent;
        NameExtent = ast.CommandElements[0].Extent;
        Name = name;
        NameExpression = nameExpression;
        Arguments = arguments;
        Redirections = redirections;
        _operator = ast.InvocationOperator;
    }

    private CommandNode(CommandNode other, ArgumentNode[] arguments)
    {
        Extent = other.Extent;
        NameExtent = other.NameExtent;
        NameExpression = other.NameExpression;
        Arguments = arguments;
        Redirections = other.Redirections;
        _operator = other._operator;
    }

    public IScriptExtent Extent { get; }

    public IScriptExtent NameExtent { get; }

    /// <summary>The name if it is written out; otherwise it comes from <see cref="NameExpression"/>.</summary>
    public string? Name { get; }

    public ExpressionNode? NameExpression { get; }

    public ArgumentNode[] Arguments { get; }

    public RedirectionNode[] Redirections { get; }

    public bool IsDotSourced => _operator == TokenKind.Dot;

    public override object? Evaluate(Frame frame)
    {
        var sink = new ListSink();
        Run(frame, sink);
        return sink.ToResult();
    }

    public override void EvaluateToOutput(Frame frame) => Run(frame, frame.Output);

    public void Run(Frame frame, OutputSink output)
    {
        object? target = null;
        if (Redirections.Length > 0 || !TryCallDirectly(frame, output, out target))
        {
            (_pipeline ??= new PipelineNode(Extent, null, [this])).Run(frame, output, target);
        }
    }

    /// <summary>What the command is, at this moment: a <see cref="CommandInfo"/>, a <see cref="ScriptBlock"/>, or a module in which what follows is to run.</summary>
    public object ResolveTarget(Frame frame)
    {
        if (Name is not null)
        {
            return ResolveName(frame, Name);
        }

        var value = NameExpression!.Evaluate(frame);
        var bare = value is PSObject wrapper ? wrapper.BaseObject : value;
        switch (bare)
        {
            case ScriptBlock or CommandInfo or PSModuleInfo:
                return bare;
            case null:
                throw CommandError.BadName(this);
        }

        var name = bare as string ?? LanguagePrimitives.ConvertTo<string>(value);
        return string.IsNullOrWhiteSpace(name)
            ? throw CommandError.BadName(this)
            : CommandResolution.Resolve(frame.Context, name, NameExtent);
    }

    /// <summary>This command; or, for <c>&amp; $module command ...</c>, the command that follows, to be run inside the module.</summary>
    public CommandNode Effective(Frame frame, ref object? target)
    {
        target ??= ResolveTarget(frame);
        if (target is not PSModuleInfo module)
        {
            return this;
        }

        if (Arguments is not [{ Name: null, IsSplatted: false, Value: { } command }, .. var rest])
        {
            throw CommandError.BadName(this);
        }

        _inModule ??= new CommandNode(this, rest);
        var value = command.Evaluate(frame);
        target = (value is PSObject wrapper ? wrapper.BaseObject : value) switch
        {
            ScriptBlock block => module.NewBoundScriptBlock(block),
            CommandInfo info => info,
            null => throw CommandError.BadName(this),
            var name => module.State?.TopScope.FindFunction(name.ToString()!) ?? CommandResolution.Resolve(frame.Context, name.ToString()!, NameExtent),
        };
        return _inModule;
    }

    private CommandInfo ResolveName(Frame frame, string name)
    {
        var context = frame.Context;
        var site = context.CallSite(_siteId);
        if (site.Command is { } known && site.Version == context.CommandVersion && site.State == context.CurrentState)
        {
            return known;
        }

        var command = CommandResolution.Resolve(context, name, NameExtent);
        site.Version = context.CommandVersion;
        site.State = context.CurrentState;
        site.Command = command;
        return command;
    }

    private bool TryCallDirectly(Frame frame, OutputSink output, out object target)
    {
        target = ResolveTarget(frame);
        if (target is PSModuleInfo)
        {
            return false;
        }

        var block = target switch
        {
            FunctionInfo function => function.ScriptBlock,
            ScriptBlock value => value,
            _ => null,
        };
        if (block is null || !FunctionCall.CanCall(block))
        {
            return false;
        }

        var plan = _plan;
        if (plan is null || plan.Code != block.Code)
        {
            plan = BindingPlan.TryMake(block.Code, Arguments);
            _plan = plan;
        }

        FunctionCall.Call(frame, block, target as CommandInfo, this, plan, output, !IsDotSourced);
        return true;
    }
}
