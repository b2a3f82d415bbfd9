using System.Collections.ObjectModel;

namespace System.Management.Automation;

/// <summary>A parameter that a command makes up while it is bound.</summary>
public class RuntimeDefinedParameter
{
    private object? _value;

    public RuntimeDefinedParameter()
    {
    }

    public RuntimeDefinedParameter(string name, Type parameterType, Collection<Attribute> attributes)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        ArgumentNullException.ThrowIfNull(parameterType);
        Name = name;
        ParameterType = parameterType;
        Attributes = attributes ?? [];
    }

    public Collection<Attribute> Attributes { get; } = [];

    /// <summary>The parameter was bound.</summary>
    public bool IsSet { get; set; }

    public string Name { get; set; } = string.Empty;

    public Type? ParameterType { get; set; }

    public object? Value
    {
        get => _value;
        set
        {
            IsSet = true;
            _value = value;
        }
    }
}
