using System.Collections.ObjectModel;

namespace System.Management.Automation.Host;

/// <summary>A value that a host is asked to prompt for.</summary>
public class FieldDescription
{
    private string _helpMessage = string.Empty;
    private string _label = string.Empty;

    public FieldDescription(string name)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        Name = name;
    }

    public Collection<Attribute> Attributes { get; } = [];

    public PSObject? DefaultValue { get; set; }

    public string HelpMessage
    {
        get => _helpMessage;
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            _helpMessage = value;
        }
    }

    public bool IsMandatory { get; set; } = true;

    public string Label
    {
        get => _label;
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            _label = value;
        }
    }

    public string Name { get; }

    public string ParameterAssemblyFullName { get; private set; } = typeof(string).AssemblyQualifiedName!;

    public string ParameterTypeFullName { get; private set; } = typeof(string).FullName!;

    public string ParameterTypeName { get; private set; } = nameof(String);

    public void SetParameterType(Type parameterType)
    {
        ArgumentNullException.ThrowIfNull(parameterType);
        ParameterTypeName = parameterType.Name;
        ParameterTypeFullName = parameterType.FullName!;
        ParameterAssemblyFullName = parameterType.AssemblyQualifiedName!;
    }
}
