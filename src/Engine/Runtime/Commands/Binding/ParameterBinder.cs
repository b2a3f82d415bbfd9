using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>Binds the arguments of one command call, and then each pipeline object, to the command's parameters.</summary>
/// <remarks>
/// The first call of a shape goes the long way: (1) pair names with values, (2) bind named, (3) positional, (4) defaults from
/// <c>$PSDefaultParameterValues</c>, (5) dynamic parameters and the arguments that were left for them, (6) remaining arguments,
/// (7) choose the parameter set and look for missing mandatory parameters. The next calls of that shape follow its plan.
/// </remarks>
internal sealed partial class ParameterBinder
{
    private readonly IBindingTarget _target;
    private readonly CommandRuntime? _runtime;
    private readonly ExecutionContext _context;
    private readonly CommandInfo? _command;
    private ParameterModel _model;
    private uint _sets;
    private ParameterBits _bound;
    private BoundParameter[] _values = [];
    private int _valueCount;

    public ParameterBinder(ParameterModel model, IBindingTarget target, CommandRuntime? runtime, ExecutionContext context, CommandInfo? command)
    {
        _model = model;
        _target = target;
        _runtime = runtime;
        _context = context;
        _command = command;
        _sets = model.AllSets;
    }

    public ParameterModel Model => _model;

    /// <summary>What errors show as the place; set before Bind.</summary>
    public InvocationInfo? Invocation { get; set; }

    public bool ExpectsInput { get; set; }

    /// <summary>What no parameter of a function without CmdletBinding took: <c>$args</c>.</summary>
    public List<object?>? UnboundArguments { get; private set; }

    /// <summary>The parameter set that was chosen, or the first of those that are still possible.</summary>
    public string ParameterSetName
    {
        get
        {
            if (_model.SetNames.Length == 0)
            {
                return ParameterAttribute.AllParameterSets;
            }

            if (_sets == _model.AllSets && _model.SetNames.Length > 1)
            {
                return _model.DefaultSetName ?? ParameterAttribute.AllParameterSets;
            }

            return _model.DefaultSetMask != 0 && (_sets & _model.DefaultSetMask) != 0 ? _model.DefaultSetName! : _model.NameOf(_sets);
        }
    }

    public ReadOnlySpan<BoundParameter> BoundParameters => _values.AsSpan(0, _valueCount);

    public bool IsBound(BindableParameter parameter) => _bound[parameter.Index];

    /// <summary>Binds a parameter that some code sets aside from the arguments, as a proxy or a debugger does.</summary>
    public void BindValue(BindableParameter parameter, object? value) => BindOne(parameter, value, null);

    /// <exception cref="ParameterBindingException">The arguments do not fit.</exception>
    public void Bind(ReadOnlySpan<CommandArgument> arguments)
    {
        if (!DefaultParameterValues.AreUsed && _model.FindPlan(arguments, ExpectsInput) is { } plan && TryFollow(plan, arguments))
        {
            return;
        }

        BindLong(arguments);
    }

    /// <summary>What <c>$PSBoundParameters</c> shows: in the order of binding.</summary>
    public Dictionary<string, object> ToDictionary()
    {
        var result = new Dictionary<string, object>(_valueCount, StringComparer.OrdinalIgnoreCase);
        foreach (var bound in BoundParameters)
        {
            result[bound.Parameter.Name] = bound.Value!;
        }

        return result;
    }

    private bool TryFollow(BindingPlan plan, ReadOnlySpan<CommandArgument> arguments)
    {
        var targets = plan.Targets;
        for (var i = 0; i < targets.Length; i++)
        {
            // A script block for a parameter of another type waits for input: the long way knows how.
            if (targets[i] >= 0 && arguments[i].Value is ScriptBlock && IsDelayed(_model.Parameters[targets[i]], arguments[i].Value))
            {
                return false;
            }
        }

        EnsureCapacity(arguments.Length);
        for (var i = 0; i < targets.Length; i++)
        {
            ref readonly var argument = ref arguments[i];
            var index = targets[i];
            if (index >= 0)
            {
                BindOne(_model.Parameters[index], argument.HasValue ? argument.Value : SwitchPresent, argument.Extent);
            }
            else if (index == BindingPlan.Unbound)
            {
                AddUnbound(argument);
            }
        }

        _sets = plan.Sets;
        return true;
    }

    private void BindOne(BindableParameter parameter, object? value, IScriptExtent? extent)
    {
        value = Prepare(parameter, value, extent);
        Store(parameter, value, extent);
        _bound.Set(parameter.Index);
        Record(parameter, value);
    }

    private void Record(BindableParameter parameter, object? value)
    {
        EnsureCapacity(1);
        _values[_valueCount++] = new BoundParameter(parameter, value);
    }

    private void EnsureCapacity(int more)
    {
        if (_valueCount + more > _values.Length)
        {
            Array.Resize(ref _values, Math.Max(_valueCount + more, 4));
        }
    }

    private void Store(BindableParameter parameter, object? value, IScriptExtent? extent)
    {
        if (parameter.Common != CommonParameter.None)
        {
            _runtime?.SetCommonParameter(parameter.Common, value);
            return;
        }

        if (_dynamicObject is not null && parameter.IsDynamic)
        {
            StoreDynamic(parameter, value);
            return;
        }

        try
        {
            _target.SetParameter(parameter, value);
        }
        catch (Exception e) when (e is not (RuntimeException or FlowControlException or PipelineStoppedException))
        {
            throw BindingError.SetFailed(parameter, e, Invocation, extent);
        }
    }

    private void AddUnbound(in CommandArgument argument)
    {
        UnboundArguments ??= [];
        if (argument.Name is { } name)
        {
            UnboundArguments.Add(ArgumentName.Make(name, argument.HasValue));
        }

        if (argument.HasValue)
        {
            UnboundArguments.Add(argument.Value);
        }
    }
}
