namespace Microsoft.PowerShell.Commands;

/// <summary>A property argument after parsing: a name, a pattern of names, or a script block.</summary>
internal sealed class PropertyExpression
{
    private readonly PropertySite? _site;
    private readonly WildcardPattern? _pattern;

    public PropertyExpression(string name, bool isResolved = false)
    {
        Name = name;
        if (!isResolved && WildcardPattern.ContainsWildcardCharacters(name))
        {
            _pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
        }
        else
        {
            _site = new PropertySite(name);
        }
    }

    public PropertyExpression(ScriptBlock script)
    {
        Script = script;
        Name = script.ToString();
    }

    public string Name { get; }

    public ScriptBlock? Script { get; }

    public bool HasWildcards => _pattern is not null;

    /// <summary>The names of this object's properties that the expression means; empty when there are none.</summary>
    public List<PropertyExpression> Resolve(object? target)
    {
        var result = new List<PropertyExpression>();
        if (target is null)
        {
            return result;
        }

        if (Script is not null)
        {
            result.Add(this);
            return result;
        }

        var wrapped = PSObject.AsPSObject(target);
        if (_pattern is not null)
        {
            AddMatches(wrapped, result);
            return result;
        }

        if (wrapped.Members[Name] is PSPropertySet set)
        {
            foreach (var name in set.ReferencedPropertyNames)
            {
                result.Add(new PropertyExpression(name, isResolved: true));
            }
        }
        else if (_site!.TryGet(target, out _))
        {
            result.Add(this);
        }

        return result;
    }

    /// <summary>Value of a resolved expression; null for a missing property or a script that failed.</summary>
    public object? GetValue(object? target)
    {
        TryGetValue(target, out var value);
        return value;
    }

    public bool TryGetValue(object? target, out object? value)
    {
        try
        {
            if (Script is not null)
            {
                value = CmdletSupport.Evaluate(Script, target);
                return true;
            }

            return _site!.TryGet(target, out value);
        }
        catch (RuntimeException e) when (e is not PipelineStoppedException)
        {
            // A property argument that fails on one object counts as null there; it does not end the command.
            value = null;
            return true;
        }
    }

    /// <summary>Keeps the error of a property that failed.</summary>
    public bool TryGetValue(object? target, out object? value, out Exception? error)
    {
        error = null;
        try
        {
            if (Script is not null)
            {
                value = CmdletSupport.Evaluate(Script, target);
                return true;
            }

            return _site!.TryGet(target, out value);
        }
        catch (RuntimeException e) when (e is not PipelineStoppedException)
        {
            value = null;
            error = e;
            return true;
        }
    }

    public bool Matches(string propertyName)
        => _pattern is not null ? _pattern.IsMatch(propertyName) : string.Equals(Name, propertyName, StringComparison.OrdinalIgnoreCase);

    public override string ToString() => Name;

    private void AddMatches(PSObject target, List<PropertyExpression> result)
    {
        foreach (var property in target.Properties)
        {
            if (_pattern!.IsMatch(property.Name))
            {
                result.Add(new PropertyExpression(property.Name, isResolved: true));
            }
        }
    }
}
