using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>Binds arguments to the parameters of a block that is no advanced function.</summary>
internal static class SimpleBinding
{
    /// <summary>Positional arguments in order; what is left over becomes <c>$args</c>.</summary>
    public static void BindPositional(Frame frame, object?[] arguments)
    {
        var parameters = frame.Block.Parameters;
        var count = Math.Min(parameters.Length, arguments.Length);
        for (var i = 0; i < count; i++)
        {
            Bind(frame, parameters[i], arguments[i]);
        }

        frame.Arguments = arguments.Length > parameters.Length ? arguments[parameters.Length..] : [];
        SetDefaults(frame);
    }

    /// <summary>Named and positional arguments as a command line gives them. Unknown names go to <c>$args</c> as they were written.</summary>
    public static void BindCommandLine(Frame frame, ReadOnlySpan<CommandArgument> arguments)
    {
        var parameters = frame.Block.Parameters;
        List<CommandArgument>? positional = null;
        for (var i = 0; i < arguments.Length; i++)
        {
            ref readonly var argument = ref arguments[i];
            if (argument.Name is null)
            {
                (positional ??= []).Add(argument);
                continue;
            }

            var parameter = Find(frame, parameters, argument.Name);
            if (parameter is null)
            {
                (positional ??= []).Add(argument);
            }
            else if ((frame.BoundMask & parameter.Bit) != 0)
            {
                throw SimpleBindingError.AlreadyBound(frame, parameter.Name);
            }
            else if (argument.HasValue)
            {
                Bind(frame, parameter, argument.Value, argument.Extent);
            }
            else if (parameter.IsSwitch)
            {
                Bind(frame, parameter, SwitchParameter.Present, argument.Extent);
            }
            else if (i + 1 < arguments.Length && arguments[i + 1].Name is null)
            {
                i++;
                Bind(frame, parameter, arguments[i].Value, argument.Extent);
            }
            else
            {
                throw SimpleBindingError.MissingArgument(frame, parameter, argument.Extent);
            }
        }

        BindRest(frame, positional);
        SetDefaults(frame);
    }

    /// <summary>A parameter by its name, an alias, or the beginning of its name if only one begins so.</summary>
    public static CompiledParameter? Find(Frame frame, CompiledParameter[] parameters, string name)
    {
        CompiledParameter? found = null;
        List<string>? candidates = null;
        foreach (var parameter in parameters)
        {
            if (parameter.IsNamed(name))
            {
                return parameter;
            }

            if (parameter.Name.StartsWith(name, StringComparison.OrdinalIgnoreCase))
            {
                if (found is not null)
                {
                    (candidates ??= [found.Name]).Add(parameter.Name);
                }

                found = parameter;
            }
        }

        return candidates is null ? found : throw SimpleBindingError.Ambiguous(frame, name, candidates);
    }

    public static void Bind(Frame frame, CompiledParameter parameter, object? value, Language.IScriptExtent? extent = null)
    {
        frame.BoundMask |= parameter.Bit;
        Store(frame, parameter, parameter.Convert(frame, ReferenceEquals(value, AutomationNull.Value) ? null : value, extent));
    }

    /// <summary>Parameters without argument get their default, or the null of their type.</summary>
    public static void SetDefaults(Frame frame)
    {
        var parameters = frame.Block.Parameters;
        foreach (var parameter in parameters)
        {
            if ((frame.BoundMask & parameter.Bit) == 0)
            {
                SetDefault(frame, parameter);
            }
        }
    }

    public static void SetDefault(Frame frame, CompiledParameter parameter)
    {
        if (parameter.Default is not { } defaultNode)
        {
            Store(frame, parameter, parameter.ImplicitDefault);
            return;
        }

        if (defaultNode is ConstantNode constant && !parameter.IsTyped)
        {
            Store(frame, parameter, constant.Value);
            return;
        }

        Store(frame, parameter, parameter.Convert(frame, DefaultValue(frame, defaultNode), null));
    }

    /// <summary>A default value is an expression of the block: it sees the parameters bound so far and the block's own scope.</summary>
    private static object? DefaultValue(Frame frame, ExpressionNode node)
    {
        if (node is ConstantNode constant)
        {
            return constant.Value;
        }

        var context = frame.Context;
        var state = frame.Scope.SessionState;
        var (outerFrame, outerState, outerScope) = (context.CurrentFrame, context.CurrentState, state.CurrentScope);
        frame.Caller = outerFrame;
        context.CurrentFrame = frame;
        context.CurrentState = state;
        state.CurrentScope = frame.Scope;
        frame.Block.InitializeAutomaticVariables(frame);
        try
        {
            return node.Evaluate(frame);
        }
        finally
        {
            state.CurrentScope = outerScope;
            context.CurrentState = outerState;
            context.CurrentFrame = outerFrame;
        }
    }

    public static void Store(Frame frame, CompiledParameter parameter, object? value)
    {
        if (frame.OwnsScope && !parameter.IsGuarded)
        {
            frame.Slots[parameter.Slot] = value;
            return;
        }

        if (parameter.IsGuarded)
        {
            var variable = new PSVariable(parameter.Name, null);
            variable.Redefine(parameter.VariableAttributes, value, isChecked: true);
            frame.Scope.AddVariable(variable);
            if (!frame.OwnsScope)
            {
                frame.Slots[parameter.Slot] = new VariableRef(variable, isLocal: true);
            }

            return;
        }

        frame.Scope.SetLocal(parameter.Name, value);
    }

    /// <summary>Stores a value that was never an argument: attributes have no say.</summary>
    public static void StoreUnchecked(Frame frame, CompiledParameter parameter, object? value)
    {
        if (frame.OwnsScope)
        {
            frame.Slots[parameter.Slot] = value;
        }
        else
        {
            frame.Scope.SetLocal(parameter.Name, value);
        }
    }

    private static void BindRest(Frame frame, List<CommandArgument>? positional)
    {
        if (positional is null)
        {
            frame.Arguments = [];
            return;
        }

        var parameters = frame.Block.Parameters;
        var next = 0;
        List<object?>? rest = null;
        foreach (var argument in positional)
        {
            if (argument.Name is not null)
            {
                (rest ??= []).Add(UnboundName(argument));
                if (argument.HasValue)
                {
                    rest.Add(argument.Value);
                }

                continue;
            }

            while (next < parameters.Length && ((frame.BoundMask & parameters[next].Bit) != 0 || parameters[next].IsSwitch))
            {
                next++;
            }

            if (next < parameters.Length)
            {
                Bind(frame, parameters[next], argument.Value, argument.Extent);
            }
            else
            {
                (rest ??= []).Add(ReferenceEquals(argument.Value, AutomationNull.Value) ? null : argument.Value);
            }
        }

        frame.Arguments = rest is null ? [] : [.. rest];
    }

    /// <summary>A parameter that nobody declared is passed on as text; splatting <c>@args</c> turns it into a parameter again.</summary>
    private static object UnboundName(in CommandArgument argument)
    {
        var text = new PSObject((argument.HasValue && argument.Extent is { } ? "-" + argument.Name + ":" : "-" + argument.Name));
        text.Properties.Add(new PSNoteProperty(SpecialVariables.ParameterNameMark, argument.Name));
        return text;
    }
}
