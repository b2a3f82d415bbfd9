using System.Numerics;

namespace System.Management.Automation.Runtime;

internal sealed partial class ParameterBinder
{
    private InputBinding? _input;

    /// <summary>Binds one pipeline object. False when nothing takes it; the caller reports that.</summary>
    public bool BindInput(object? input)
    {
        var binding = _input ??= new InputBinding(this);
        return binding.Bind(input);
    }

    /// <summary>The error of an input object that nothing took.</summary>
    public ParameterBindingException InputNotBound(object? input)
        => BitOperations.PopCount(_sets) > 1 && _model.DefaultSetMask == 0 && TakesInput
            ? BindingError.AmbiguousSet(Invocation)
            : BindingError.InputObjectNotBound(Invocation, input);

    /// <summary>The command waits for no more arguments than input can give.</summary>
    public bool TakesInput
    {
        get
        {
            if (HasDelayed)
            {
                return true;
            }

            foreach (var parameter in _model.Parameters)
            {
                if (parameter.TakesPipeline && !_bound[parameter.Index] && (parameter.SetMask & _sets) != 0)
                {
                    return true;
                }
            }

            return false;
        }
    }

    /// <summary>The state that binding input needs: who may take it, and what to give back before the next object.</summary>
    private sealed class InputBinding
    {
        private readonly ParameterBinder _binder;
        private readonly BindableParameter[] _byValue;
        private readonly BindableParameter[] _byName;
        private readonly uint _setsBefore;
        private readonly Dictionary<BindableParameter, object?> _defaults = [];
        private readonly int _valuesBefore;
        private readonly bool _isSimple;

        public InputBinding(ParameterBinder binder)
        {
            _binder = binder;
            _setsBefore = binder._sets;
            _valuesBefore = binder._valueCount;
            _byValue = Candidates(static entry => entry.FromPipeline);
            _byName = Candidates(static entry => entry.FromPipelineByPropertyName);
            _isSimple = _byValue.Length == 1 && !binder.HasDelayed
                && (_byName.Length == 0 || (_byName.Length == 1 && _byName[0] == _byValue[0] && _byValue[0].Type == typeof(PSObject)))
                && BitOperations.PopCount(_setsBefore & _byValue[0].SetMask) == BitOperations.PopCount(_setsBefore)
                && (BitOperations.PopCount(_setsBefore) == 1 || binder._model.SetNames.Length <= 1)
                && binder.MissingMandatory(includePipelineBound: true) is not { Count: > 1 };
        }

        public bool Bind(object? input)
        {
            if (_isSimple)
            {
                return BindSimple(input);
            }

            GiveBack();
            _binder._sets = _setsBefore;
            var any = _binder.BindDelayed(input);
            any |= BindBySets(input);
            if (!any)
            {
                return false;
            }

            Finish(input);
            return true;
        }

        /// <summary>One parameter takes the object, whatever it is: nothing to choose and nothing to give back.</summary>
        private bool BindSimple(object? input)
        {
            var parameter = _byValue[0];
            object? value;
            try
            {
                value = _binder.Prepare(parameter, input, null);
            }
            catch (ParameterBindingException e) when (e is not ParameterBindingValidationException && IsConversion(e))
            {
                return false;
            }

            _binder.Store(parameter, value, null);
            if (_binder._valueCount == _valuesBefore)
            {
                _binder._bound.Set(parameter.Index);
                _binder.Record(parameter, value);
            }
            else
            {
                _binder._values[_valuesBefore] = new BoundParameter(parameter, value);
            }

            return true;
        }

        private static bool IsConversion(ParameterBindingException e)
            => e.ErrorId is "CannotConvertArgument" or "CannotConvertArgumentNoMessage" or "ParameterArgumentTransformationError" or "MismatchedPSTypeName";

        private BindableParameter[] Candidates(Func<ParameterSetEntry, bool> takes)
            => Array.FindAll(_binder._model.Parameters, parameter => !_binder._bound[parameter.Index] && !_binder.IsDelayedAlready(parameter)
                && parameter.Sets.Any(entry => takes(entry) && (entry.Mask & _setsBefore) != 0));

        /// <summary>The default set first, then the others; in each, by value and by property name as they are, then with conversion.</summary>
        private bool BindBySets(object? input)
        {
            var sets = _binder._sets;
            var preferred = sets & _binder._model.DefaultSetMask;
            var any = false;
            if (preferred != 0)
            {
                any = BindIn(input, preferred);
            }

            if (!any)
            {
                any = BindIn(input, sets);
            }

            return any;
        }

        private bool BindIn(object? input, uint sets)
        {
            var byValue = BindByValue(input, sets, convert: false);
            var byName = BindByName(input, sets, convert: false);
            if (!byValue)
            {
                byValue = BindByValue(input, sets, convert: true);
            }

            byName |= BindByName(input, sets, convert: true);
            return byValue || byName;
        }

        private bool BindByValue(object? input, uint sets, bool convert)
        {
            var any = false;
            foreach (var parameter in _byValue)
            {
                if (!IsPossible(parameter, sets, static entry => entry.FromPipeline))
                {
                    continue;
                }

                if (!convert && !FitsWithoutConversion(parameter, input) && parameter.Transformations.Length == 0)
                {
                    continue;
                }

                any |= TryBind(parameter, input);
            }

            return any;
        }

        private bool BindByName(object? input, uint sets, bool convert)
        {
            if (_byName.Length == 0 || input is null)
            {
                return false;
            }

            var any = false;
            var source = PSObject.AsPSObject(input);
            foreach (var parameter in _byName)
            {
                if (!IsPossible(parameter, sets, static entry => entry.FromPipelineByPropertyName) || !TryGetProperty(source, parameter, out var value))
                {
                    continue;
                }

                if (!convert && !FitsWithoutConversion(parameter, value) && parameter.Transformations.Length == 0)
                {
                    continue;
                }

                any |= TryBind(parameter, value);
            }

            return any;
        }

        private bool IsPossible(BindableParameter parameter, uint sets, Func<ParameterSetEntry, bool> takes)
        {
            if (_binder._bound[parameter.Index] || (parameter.SetMask & sets & _binder._sets) == 0)
            {
                return false;
            }

            foreach (var entry in parameter.Sets)
            {
                if ((entry.Mask & sets & _binder._sets) != 0 && takes(entry))
                {
                    return true;
                }
            }

            return false;
        }

        private static bool TryGetProperty(PSObject source, BindableParameter parameter, out object? value)
        {
            var property = source.Properties[parameter.Name];
            for (var i = 0; property is null && i < parameter.Aliases.Length; i++)
            {
                property = source.Properties[parameter.Aliases[i]];
            }

            value = property?.Value;
            return property is not null;
        }

        private bool TryBind(BindableParameter parameter, object? value)
        {
            object? prepared;
            try
            {
                prepared = _binder.Prepare(parameter, value, null);
            }
            catch (ParameterBindingException e) when (IsConversion(e))
            {
                return false;
            }

            if (!_defaults.ContainsKey(parameter))
            {
                _defaults.Add(parameter, parameter.Common == CommonParameter.None ? _binder.CurrentValue(parameter) : null);
            }

            _binder.Store(parameter, prepared, null);
            _binder._bound.Set(parameter.Index);
            _binder.Record(parameter, prepared);
            _binder._sets &= parameter.SetMask;
            return true;
        }

        private void GiveBack()
        {
            for (var i = _valuesBefore; i < _binder._valueCount; i++)
            {
                var parameter = _binder._values[i].Parameter;
                _binder._bound.Clear(parameter.Index);
                if (_defaults.TryGetValue(parameter, out var value))
                {
                    _binder.Store(parameter, value, null);
                }
            }

            _binder._valueCount = _valuesBefore;
        }

        private void Finish(object? input)
        {
            if (BitOperations.PopCount(_binder._sets) > 1 && _binder._model.SetNames.Length > 1)
            {
                _binder._sets = _binder.Narrow(_binder._sets);
            }

            if (_binder._model.HasMandatory && _binder.MissingMandatory(includePipelineBound: true) is { } missing)
            {
                throw BindingError.InputObjectMissingMandatory(missing, _binder.Invocation, input);
            }
        }
    }

    private object? CurrentValue(BindableParameter parameter)
        => parameter.IsDynamic && _dynamicObject is not null ? null : _target.GetParameter(parameter);
}
