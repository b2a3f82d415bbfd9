namespace Microsoft.PowerShell.Commands;

/// <summary>Makes the object that Select-Object puts in place of its input.</summary>
internal sealed class SelectProjection
{
    private readonly SelectObjectCommand _command;
    private readonly List<PropertyArgument> _properties;
    private readonly List<PropertyExpression> _excluded;
    private readonly PropertyExpression? _expand;

    private SelectProjection(SelectObjectCommand command, List<PropertyArgument> properties, List<PropertyExpression> excluded, PropertyExpression? expand)
    {
        _command = command;
        _properties = properties;
        _excluded = excluded;
        _expand = expand;
    }

    /// <summary>Null when the objects go through as they are.</summary>
    public static SelectProjection? Create(SelectObjectCommand command)
    {
        var properties = new PropertyArgumentParser(command, PropertyKey.Expression, PropertyKey.Label).Parse(command.Property);
        var excluded = (command.ExcludeProperty ?? []).Select(name => new PropertyExpression(name)).ToList();
        var expand = string.IsNullOrEmpty(command.ExpandProperty) ? null : new PropertyExpression(command.ExpandProperty);
        if (excluded.Count > 0 && properties.Count == 0 && expand is null)
        {
            properties.Add(new PropertyArgument { Expression = new PropertyExpression("*") });
        }

        return properties.Count == 0 && expand is null ? null : new SelectProjection(command, properties, excluded, expand);
    }

    public void Project(object input, Action<object?> output)
    {
        var notes = _properties.Count == 0 ? [] : Evaluate(input);
        if (_expand is null)
        {
            output(Make(input, notes));
        }
        else
        {
            Expand(input, notes, output);
        }
    }

    private PSObject Make(object input, List<PSNoteProperty> notes)
    {
        var result = new PSObject();
        foreach (var note in notes)
        {
            if (result.Properties[note.Name] is not null)
            {
                Fail($"The property cannot be processed because the property \"{note.Name}\" already exists.",
                    "AlreadyExistingUserSpecifiedPropertyNoExpand", ErrorCategory.InvalidOperation, input);
                continue;
            }

            result.Properties.Add(note);
        }

        result.TypeNames.Insert(0, "Selected." + PSObject.AsPSObject(input).BaseObject!.GetType());
        return result;
    }

    private List<PSNoteProperty> Evaluate(object input)
    {
        var notes = new List<PSNoteProperty>(_properties.Count);
        foreach (var property in _properties)
        {
            var resolved = property.Expression.Resolve(input);
            if (resolved.Count == 0)
            {
                if (!property.Expression.HasWildcards && !IsExcluded(property.Expression.Name))
                {
                    AddMissing(property, input, notes);
                }

                continue;
            }

            foreach (var expression in resolved)
            {
                Add(property, expression, input, notes);
            }
        }

        return notes;
    }

    private void AddMissing(PropertyArgument property, object input, List<PSNoteProperty> notes)
    {
        if (CmdletSupport.IsStrict(2))
        {
            Fail($"The property '{property.Expression.Name}' cannot be found on this object. Verify that the property exists.",
                "PropertyNotFound", ErrorCategory.InvalidOperation, input);
        }

        notes.Add(new PSNoteProperty(property.Label ?? property.Expression.Name, null));
    }

    private void Add(PropertyArgument property, PropertyExpression expression, object input, List<PSNoteProperty> notes)
    {
        if (!expression.TryGetValue(input, out var value))
        {
            value = null;
        }

        var name = property.Label ?? OwnName(expression, input);
        if (property.Label is null && IsExcluded(name))
        {
            return;
        }

        // A pattern passes over what was named before it.
        if (property.Expression.HasWildcards && notes.Exists(note => note.Name.Equals(name, StringComparison.OrdinalIgnoreCase)))
        {
            return;
        }

        notes.Add(new PSNoteProperty(name, value));
    }

    /// <summary>The spelling of the property itself, where the argument differs in case.</summary>
    private static string OwnName(PropertyExpression expression, object input)
        => expression.Script is null && PSObject.AsPSObject(input).Properties[expression.Name] is { } property ? property.Name : expression.Name;

    private bool IsExcluded(string name) => _excluded.Exists(pattern => pattern.Matches(name));

    private void Expand(object input, List<PSNoteProperty> notes, Action<object?> output)
    {
        var resolved = _expand!.Resolve(input);
        if (resolved.Count != 1)
        {
            Fail(resolved.Count == 0 ? $"Property \"{_expand.Name}\" cannot be found." : "Multiple properties cannot be expanded.",
                resolved.Count == 0 ? "ExpandPropertyNotFound" : "MutlipleExpandProperties", ErrorCategory.InvalidArgument, input);
            return;
        }

        resolved[0].TryGetValue(input, out var value, out var error);
        if (error is not null)
        {
            _command.WriteError(new ErrorRecord(error, "PropertyEvaluationExpand", ErrorCategory.InvalidResult, input));
            return;
        }

        if (value is null)
        {
            return;
        }

        if (System.Management.Automation.Runtime.PipelineEnumeration.GetEnumerator(value) is not { } items)
        {
            output(Attach(value, notes, input, copy: true));
            return;
        }

        while (items.MoveNext())
        {
            if (items.Current is { } item)
            {
                output(Attach(item, notes, input, copy: true));
            }
        }
    }

    private object Attach(object value, List<PSNoteProperty> notes, object input, bool copy)
    {
        if (notes.Count == 0)
        {
            return value;
        }

        var result = copy ? PSObject.AsPSObject(value).Copy() : PSObject.AsPSObject(value);
        foreach (var note in notes)
        {
            if (result.Properties[note.Name] is not null)
            {
                Fail($"The property cannot be processed because the property \"{note.Name}\" already exists.",
                    "AlreadyExistingUserSpecifiedPropertyExpand", ErrorCategory.InvalidOperation, input);
                continue;
            }

            result.Properties.Add(new PSNoteProperty(note.Name, note.Value));
        }

        if (result.BaseObject is PSCustomObject && !result.TypeNames[0].StartsWith("Selected.", StringComparison.Ordinal))
        {
            result.TypeNames.Insert(0, "Selected." + result.BaseObject.GetType());
        }

        return result;
    }

    private void Fail(string message, string id, ErrorCategory category, object target)
        => _command.WriteError(new ErrorRecord(new PSArgumentException(message), id, category, target));
}
