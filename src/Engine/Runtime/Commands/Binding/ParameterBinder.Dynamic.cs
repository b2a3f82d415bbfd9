namespace System.Management.Automation.Runtime;

internal sealed partial class ParameterBinder
{
    private object? _dynamicObject;

    /// <summary>Step 5: asks the command for further parameters, and binds to them what is left.</summary>
    private void BindDynamic(ReadOnlySpan<CommandArgument> arguments, int[] targets)
    {
        object? dynamic;
        try
        {
            dynamic = _target.GetDynamicParameters();
        }
        catch (Exception e) when (e is not (FlowControlException or PipelineStoppedException))
        {
            throw e is ParameterBindingException ? e : BindingError.DynamicParameters(e, Invocation);
        }

        if (dynamic is null || MakeDynamic(dynamic) is not { Count: > 0 } parameters)
        {
            return;
        }

        _dynamicObject = dynamic;
        var setNames = SetNamesOf(_sets);
        _model = _model.WithDynamic(parameters);
        RestoreSets(setNames);
        BindNamed(arguments, targets, splatted: false);
        BindNamed(arguments, targets, splatted: true);
        BindPositional(arguments, targets);
        BindDefaults();
    }

    // The combined model numbers its sets anew.
    private List<string>? SetNamesOf(uint sets)
    {
        if (sets == _model.AllSets)
        {
            return null;
        }

        var names = new List<string>();
        for (var i = 0; i < _model.SetNames.Length; i++)
        {
            if ((sets & (1u << i)) != 0)
            {
                names.Add(_model.SetNames[i]);
            }
        }

        return names;
    }

    private void RestoreSets(List<string>? names)
    {
        _sets = _model.AllSets;
        if (names is not null)
        {
            _sets = 0;
            foreach (var name in names)
            {
                _sets |= _model.MaskOf(name);
            }
        }
    }

    private static List<BindableParameter> MakeDynamic(object dynamic)
    {
        if (BaseValue.Of(dynamic) is not RuntimeDefinedParameterDictionary dictionary)
        {
            return [.. CmdletModelReader.Declared(BaseValue.Of(dynamic)!.GetType(), isDynamic: true)];
        }

        var result = new List<BindableParameter>();
        foreach (var (key, definition) in dictionary)
        {
            Attribute[] attributes = [.. definition.Attributes];
            var sets = attributes.OfType<ParameterAttribute>().Select(ParameterSetEntry.From).ToArray();
            var name = string.IsNullOrEmpty(definition.Name) ? key : definition.Name;
            var made = sets.Length == 0 ? [ParameterSetEntry.ForAllSets()] : sets;
            result.Add(new BindableParameter(name, definition.ParameterType ?? typeof(object), attributes, made) { IsDynamic = true });
        }

        return result;
    }

    private void StoreDynamic(BindableParameter parameter, object? value)
    {
        if (BaseValue.Of(_dynamicObject) is not RuntimeDefinedParameterDictionary dictionary)
        {
            parameter.Accessor!.Set(BaseValue.Of(_dynamicObject)!, value);
            return;
        }

        if (dictionary.TryGetValue(parameter.Name, out var definition)
            || (definition = dictionary.Values.FirstOrDefault(candidate => candidate.Name.Equals(parameter.Name, StringComparison.OrdinalIgnoreCase))) is not null)
        {
            definition.Value = value;
        }
    }
}
