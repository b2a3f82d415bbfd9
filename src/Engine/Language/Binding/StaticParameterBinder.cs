using System.Globalization;

namespace System.Management.Automation.Language;

/// <summary>Binds the arguments of a command to its parameters, without running anything.</summary>
public static class StaticParameterBinder
{
    public static StaticBindingResult BindCommand(CommandAst commandAst) => BindCommand(commandAst, resolve: true);

    /// <param name="commandAst">The command.</param>
    /// <param name="resolve">Look for the command in the current runspace; otherwise bind by what is written alone.</param>
    public static StaticBindingResult BindCommand(CommandAst commandAst, bool resolve) => BindCommand(commandAst, resolve, null);

    /// <param name="commandAst">The command.</param>
    /// <param name="resolve">Look for the command in the current runspace, if one of the desired parameters is written out.</param>
    /// <param name="desiredParameters">The parameters that matter to the caller; null for all.</param>
    public static StaticBindingResult BindCommand(CommandAst commandAst, bool resolve, string[]? desiredParameters)
    {
        ArgumentNullException.ThrowIfNull(commandAst);
        var isWanted = desiredParameters is null or { Length: 0 } || MayBind(commandAst, desiredParameters);
        var command = resolve && isWanted ? Find(commandAst) : null;
        return command is null ? BindUnknown(commandAst) : new Binding(commandAst, command).Bind();
    }

    /// <summary>Without named parameters anything may be bound by position.</summary>
    private static bool MayBind(CommandAst command, string[] desiredParameters)
    {
        var named = command.CommandElements.OfType<CommandParameterAst>();
        return named.Any(parameter => desiredParameters.Any(
            desired => desired.StartsWith(parameter.ParameterName, StringComparison.OrdinalIgnoreCase)));
    }

    private static CommandInfo? Find(CommandAst command)
    {
        if (command.GetCommandName() is not { } name || Runspaces.Runspace.DefaultRunspace is not { } runspace)
        {
            return null;
        }

        var found = runspace.SessionStateProxy.InvokeCommand.GetCommand(name, CommandTypes.All);
        return found is AliasInfo alias ? alias.ResolvedCommand : found;
    }

    private static StaticBindingResult BindUnknown(CommandAst command)
    {
        var result = new StaticBindingResult();
        CommandParameterAst? pending = null;
        var position = 0;
        for (var i = 1; i < command.CommandElements.Count; i++)
        {
            var element = command.CommandElements[i];
            if (element is CommandParameterAst parameter)
            {
                BindSwitch(result, pending);
                pending = null;
                if (parameter.Argument is { } argument)
                {
                    result.BoundParameters[parameter.ParameterName] = new(null, argument, ConstantOf(argument));
                }
                else
                {
                    pending = parameter;
                }

                continue;
            }

            var name = pending?.ParameterName ?? (position++).ToString(CultureInfo.InvariantCulture);
            result.BoundParameters[name] = new(null, element, ConstantOf(element));
            pending = null;
        }

        BindSwitch(result, pending);
        return result;
    }

    private static void BindSwitch(StaticBindingResult result, CommandParameterAst? parameter)
    {
        if (parameter is not null)
        {
            result.BoundParameters[parameter.ParameterName] = new(null, parameter, true);
        }
    }

    private static object? ConstantOf(CommandElementAst element) => (element as ConstantExpressionAst)?.Value;

    /// <summary>One binding against the parameters of a known command.</summary>
    private sealed class Binding(CommandAst command, CommandInfo info)
    {
        private readonly StaticBindingResult _result = new();
        private readonly List<ExpressionAst> _positional = [];

        public StaticBindingResult Bind()
        {
            for (var i = 1; i < command.CommandElements.Count; i++)
            {
                switch (command.CommandElements[i])
                {
                    case CommandParameterAst parameter:
                        var next = i + 1 < command.CommandElements.Count ? command.CommandElements[i + 1] as ExpressionAst : null;
                        if (BindNamed(parameter, next))
                        {
                            i++;
                        }

                        break;
                    case VariableExpressionAst { Splatted: true }:
                        // What a splatted variable holds is known when the command runs only.
                        break;
                    case ExpressionAst argument:
                        _positional.Add(argument);
                        break;
                }
            }

            BindPositional();
            return _result;
        }

        /// <returns>Whether the next element was used up as argument.</returns>
        private bool BindNamed(CommandParameterAst element, ExpressionAst? next)
        {
            ParameterMetadata parameter;
            try
            {
                parameter = info.ResolveParameter(element.ParameterName);
            }
            catch (ParameterBindingException e)
            {
                Fail(element.ParameterName, element, e);
                return false;
            }

            if (_result.BoundParameters.ContainsKey(parameter.Name))
            {
                Fail(parameter.Name, element, new ParameterBindingException(
                    $"Cannot bind parameter because parameter '{parameter.Name}' is specified more than once."));
                return false;
            }

            if (element.Argument is { } argument)
            {
                _result.BoundParameters[parameter.Name] = new(parameter, argument, ConstantOf(argument));
                return false;
            }

            if (parameter.SwitchParameter)
            {
                _result.BoundParameters[parameter.Name] = new(parameter, element, true);
                return false;
            }

            if (next is null)
            {
                Fail(parameter.Name, element, new ParameterBindingException($"Missing an argument for parameter '{parameter.Name}'."));
                return false;
            }

            _result.BoundParameters[parameter.Name] = new(parameter, next, ConstantOf(next));
            return true;
        }

        private void BindPositional()
        {
            if (_positional.Count == 0)
            {
                return;
            }

            var free = info.Parameters.Values
                .Where(parameter => !_result.BoundParameters.ContainsKey(parameter.Name))
                .Select(static parameter => (Parameter: parameter, Position: PositionOf(parameter)))
                .Where(static candidate => candidate.Position >= 0)
                .OrderBy(static candidate => candidate.Position)
                .Select(static candidate => candidate.Parameter)
                .ToList();
            for (var i = 0; i < _positional.Count; i++)
            {
                var argument = _positional[i];
                if (i < free.Count)
                {
                    _result.BoundParameters[free[i].Name] = new(free[i], argument, ConstantOf(argument));
                }
                else if (Remaining() is not { } remaining)
                {
                    Fail(argument.Extent.Text, argument, new ParameterBindingException(
                        $"A positional parameter cannot be found that accepts argument '{argument.Extent.Text}'."));
                }
                else if (!_result.BoundParameters.ContainsKey(remaining.Name))
                {
                    _result.BoundParameters[remaining.Name] = new(remaining, argument, ConstantOf(argument));
                }
            }
        }

        private ParameterMetadata? Remaining() => info.Parameters.Values.FirstOrDefault(
            static parameter => parameter.ParameterSets.Values.Any(static set => set.ValueFromRemainingArguments));

        /// <summary>The lowest position in any parameter set; negative if the parameter has none.</summary>
        private static int PositionOf(ParameterMetadata parameter)
        {
            var positions = parameter.ParameterSets.Values.Where(static set => set.Position >= 0).Select(static set => set.Position).ToList();
            return positions.Count == 0 ? -1 : positions.Min();
        }

        private void Fail(string name, CommandElementAst element, ParameterBindingException error) =>
            _result.BindingExceptions.TryAdd(name, new StaticBindingError(element, error));
    }
}
