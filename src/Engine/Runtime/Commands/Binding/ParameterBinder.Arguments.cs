using System.Collections;

namespace System.Management.Automation.Runtime;

internal sealed partial class ParameterBinder
{
    private static readonly object SwitchPresent = new SwitchParameter(true);

    // Set while the long way finds that another value in the same place could go elsewhere.
    private bool _dependsOnValues;

    private void BindLong(ReadOnlySpan<CommandArgument> arguments)
    {
        var targets = new int[arguments.Length];
        var usesDynamic = _model.HasDynamicParameters;
        targets.AsSpan().Fill(Left);
        BindNamed(arguments, targets, splatted: false);
        BindNamed(arguments, targets, splatted: true);
        BindPositional(arguments, targets);
        BindDefaults();
        if (usesDynamic)
        {
            BindDynamic(arguments, targets);
        }

        BindRemaining(arguments, targets);
        ChooseSet();
        if (!_dependsOnValues && !usesDynamic && !HasDelayed && !DefaultParameterValues.AreUsed)
        {
            _model.AddPlan(new BindingPlan(arguments, ExpectsInput, targets, _sets));
        }
    }

    /// <summary>Steps 1 and 2. Arguments that are left get target <see cref="Left"/>.</summary>
    /// <remarks>What is written on the command line comes first: a splatted table yields to it.</remarks>
    private void BindNamed(ReadOnlySpan<CommandArgument> arguments, int[] targets, bool splatted)
    {
        var written = _bound;
        for (var i = 0; i < arguments.Length; i++)
        {
            ref readonly var argument = ref arguments[i];
            if (targets[i] != Left || argument.FromSplatting != splatted)
            {
                continue;
            }

            if (argument.Name is not { } name || Find(name, argument) is not { } parameter)
            {
                continue;
            }

            if (_bound[parameter.Index] || IsDelayedAlready(parameter))
            {
                if (splatted && written[parameter.Index])
                {
                    targets[i] = BindingPlan.Name;
                    continue;
                }

                throw BindingError.AlreadyBound(parameter, Invocation, argument.Extent);
            }

            if (argument.HasValue)
            {
                targets[i] = parameter.Index;
                BindChosen(parameter, argument.Value, argument.Extent);
            }
            else if (parameter.IsSwitch)
            {
                targets[i] = parameter.Index;
                BindChosen(parameter, SwitchPresent, argument.Extent);
            }
            else if (i + 1 < arguments.Length && arguments[i + 1].Name is null && targets[i + 1] == Left)
            {
                targets[i] = BindingPlan.Name;
                targets[i + 1] = parameter.Index;
                BindChosen(parameter, arguments[i + 1].Value, arguments[i + 1].Extent);
                i++;
            }
            else
            {
                throw BindingError.MissingArgument(parameter, Invocation, argument.Extent);
            }
        }
    }

    private const int Left = -3;

    private BindableParameter? Find(string name, in CommandArgument argument)
    {
        var parameter = _model.Resolve(name, out var ambiguous);
        if (ambiguous is not null)
        {
            throw BindingError.AmbiguousParameter(name, ambiguous, Invocation, argument.Extent);
        }

        return parameter;
    }

    /// <summary>Step 3: each positional argument in turn goes to the unbound parameter of the lowest position that takes it.</summary>
    private void BindPositional(ReadOnlySpan<CommandArgument> arguments, int[] targets)
    {
        var next = NextPositional(arguments, targets, 0);
        if (next < 0)
        {
            return;
        }

        foreach (var position in PositionsInUse())
        {
            if (next < 0)
            {
                return;
            }

            if (BindAtPosition(position, arguments[next]) is { } taken)
            {
                targets[next] = taken.Index;
                next = NextPositional(arguments, targets, next + 1);
            }
        }
    }

    private static int NextPositional(ReadOnlySpan<CommandArgument> arguments, int[] targets, int from)
    {
        for (var i = from; i < arguments.Length; i++)
        {
            if (targets[i] == Left && arguments[i].Name is null)
            {
                return i;
            }
        }

        return -1;
    }

    private List<int> PositionsInUse()
    {
        var positions = new List<int>();
        foreach (var parameter in _model.Parameters)
        {
            foreach (var entry in parameter.Sets)
            {
                if (entry.Position != ParameterSetEntry.NoPosition && !positions.Contains(entry.Position))
                {
                    positions.Add(entry.Position);
                }
            }
        }

        positions.Sort();
        return positions;
    }

    private BindableParameter? BindAtPosition(int position, in CommandArgument argument)
    {
        var candidates = CandidatesAt(position);
        if (candidates.Count == 0)
        {
            return null;
        }

        if (candidates.Count == 1)
        {
            BindChosen(candidates[0], argument.Value, argument.Extent);
            return candidates[0];
        }

        // Several sets have a parameter here: the default set's first, those whose type fits before those that need a conversion.
        _dependsOnValues = true;
        foreach (var exact in (ReadOnlySpan<bool>)[true, false])
        {
            foreach (var inDefault in (ReadOnlySpan<bool>)[true, false])
            {
                foreach (var candidate in candidates)
                {
                    if (((candidate.SetMask & _model.DefaultSetMask) != 0) == inDefault
                        && (exact ? FitsWithoutConversion(candidate, argument.Value) && (candidate.Transformations.Length == 0 || CanPrepare(candidate, argument.Value))
                            : CanPrepare(candidate, argument.Value)))
                    {
                        BindChosen(candidate, argument.Value, argument.Extent);
                        return candidate;
                    }
                }
            }
        }

        BindChosen(candidates[0], argument.Value, argument.Extent);
        return candidates[0];
    }

    private List<BindableParameter> CandidatesAt(int position)
    {
        var result = new List<BindableParameter>();
        foreach (var parameter in _model.Parameters)
        {
            if (_bound[parameter.Index] || IsDelayedAlready(parameter))
            {
                continue;
            }

            foreach (var entry in parameter.Sets)
            {
                if (entry.Position == position && (entry.Mask & _sets) != 0 && !entry.FromRemainingArguments)
                {
                    result.Add(parameter);
                    break;
                }
            }
        }

        // With a valid default set its parameter is meant, when it takes the value.
        return result;
    }

    /// <summary>Binds a parameter that arguments named or reached: only sets with that parameter remain.</summary>
    private void BindChosen(BindableParameter parameter, object? value, Language.IScriptExtent? extent)
    {
        _sets &= parameter.SetMask;
        if (_sets == 0)
        {
            throw BindingError.AmbiguousSet(Invocation);
        }

        if (IsDelayed(parameter, value))
        {
            Delay(parameter, (ScriptBlock)BaseValue.Of(value)!, extent);
            return;
        }

        BindOne(parameter, value, extent);
    }

    /// <summary>Step 6: what is left goes to the parameter that takes the rest, to <c>$args</c>, or is an error.</summary>
    private void BindRemaining(ReadOnlySpan<CommandArgument> arguments, int[] targets)
    {
        var rest = RemainingParameter();
        List<object?>? values = null;
        for (var i = 0; i < arguments.Length; i++)
        {
            if (targets[i] != Left)
            {
                continue;
            }

            ref readonly var argument = ref arguments[i];
            if (rest is not null)
            {
                values ??= [];
                if (argument.Name is { } name)
                {
                    values.Add(ArgumentName.Make(name, argument.HasValue));
                }

                if (argument.HasValue)
                {
                    values.Add(argument.Value);
                }
            }
            else if (_model.TakesAnyArguments)
            {
                targets[i] = BindingPlan.Unbound;
                AddUnbound(argument);
            }
            else
            {
                throw argument.Name is { } unknown
                    ? BindingError.NamedParameterNotFound(unknown, Invocation, argument.Extent)
                    : BindingError.PositionalParameterNotFound(argument.Value, Invocation, argument.Extent);
            }
        }

        if (values is not null)
        {
            _dependsOnValues = true;
            var whole = values.Count == 1 && BaseValue.Of(values[0]) is IList ? values[0] : values;
            BindChosen(rest!, whole, null);
        }
    }

    private BindableParameter? RemainingParameter()
    {
        if (_model.RemainingParameter is null)
        {
            return null;
        }

        foreach (var parameter in _model.Parameters)
        {
            foreach (var entry in parameter.Sets)
            {
                if (entry.FromRemainingArguments && (entry.Mask & _sets) != 0 && !_bound[parameter.Index])
                {
                    return parameter;
                }
            }
        }

        return null;
    }
}
