using System.Numerics;

namespace System.Management.Automation.Runtime;

internal sealed partial class ParameterBinder
{
    /// <summary>Step 7, before any input. When input is expected, sets that the input may still choose remain.</summary>
    private void ChooseSet()
    {
        if (_model.SetNames.Length > 1)
        {
            if (BitOperations.PopCount(_sets) > 1)
            {
                _sets = ExpectsInput && InputMayDecide() ? _sets : Narrow(_sets);
            }
        }

        if (_model.HasMandatory)
        {
            ThrowIfMandatoryMissing();
        }
    }

    private bool InputMayDecide()
    {
        foreach (var parameter in _model.Parameters)
        {
            if (parameter.TakesPipeline && !_bound[parameter.Index] && (parameter.SetMask & _sets) != 0)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>One set of several possible ones: the default one, or the only one without a missing mandatory parameter.</summary>
    private uint Narrow(uint sets)
    {
        var isDefaultPossible = (sets & _model.DefaultSetMask) != 0;
        var complete = 0u;
        for (var rest = sets; rest != 0; rest &= rest - 1)
        {
            var set = rest & (~rest + 1);
            if (!IsMandatoryMissing(set))
            {
                complete |= set;
            }
        }

        if (isDefaultPossible && ((complete & _model.DefaultSetMask) != 0 || complete == 0 || !AnythingBoundChoosesSets()))
        {
            return _model.DefaultSetMask;
        }

        if (BitOperations.PopCount(complete) == 1)
        {
            return complete;
        }

        if (complete == 0)
        {
            return MostSpecific(sets);
        }

        return isDefaultPossible ? _model.DefaultSetMask
            : _model.DefaultSetMask == 0 && !HasSetSpecificParameters(complete) ? complete
            : throw BindingError.AmbiguousSet(Invocation);
    }

    private bool AnythingBoundChoosesSets()
    {
        foreach (var bound in BoundParameters)
        {
            if (bound.Parameter.SetMask != _model.AllSets)
            {
                return true;
            }
        }

        return false;
    }

    private bool HasSetSpecificParameters(uint sets)
    {
        foreach (var parameter in _model.Parameters)
        {
            if (parameter.SetMask != _model.AllSets && (parameter.SetMask & sets) != 0)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>All sets lack something: the one that lacks it alone is told about, else nobody can say which was meant.</summary>
    private uint MostSpecific(uint sets)
        => BitOperations.PopCount(sets) == 1 ? sets : throw BindingError.AmbiguousSet(Invocation);

    private bool IsMandatoryMissing(uint set)
    {
        foreach (var parameter in _model.Parameters)
        {
            if (parameter.IsMandatorySomewhere && !_bound[parameter.Index] && parameter.IsMandatoryIn(set) && !IsDelayedAlready(parameter))
            {
                return true;
            }
        }

        return false;
    }

    private void ThrowIfMandatoryMissing()
    {
        var missing = MissingMandatory(includePipelineBound: !ExpectsInput);
        if (missing is not null)
        {
            throw BindingError.MissingMandatory(missing, Invocation);
        }
    }

    private List<BindableParameter>? MissingMandatory(bool includePipelineBound)
    {
        // While several sets are possible, only what all of them need is missing.
        List<BindableParameter>? missing = null;
        foreach (var parameter in _model.Parameters)
        {
            if (!parameter.IsMandatorySomewhere || _bound[parameter.Index] || IsDelayedAlready(parameter)
                || (!includePipelineBound && parameter.TakesPipeline) || (parameter.SetMask & _sets) != _sets)
            {
                continue;
            }

            if (IsMandatoryInAll(parameter, _sets))
            {
                (missing ??= []).Add(parameter);
            }
        }

        return missing;
    }

    private static bool IsMandatoryInAll(BindableParameter parameter, uint sets)
    {
        var mandatory = 0u;
        foreach (var entry in parameter.Sets)
        {
            if (entry.Mandatory)
            {
                mandatory |= entry.Mask;
            }
        }

        return (mandatory & sets) == sets;
    }
}
