using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>One parameter of a command, as scripts see it.</summary>
public sealed class ParameterMetadata
{
    public ParameterMetadata(string name)
        : this(name, null!)
    {
    }

    public ParameterMetadata(string name, Type? parameterType)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        Name = name;
        ParameterType = parameterType ?? typeof(object);
        Aliases = [];
        Attributes = [];
        ParameterSets = new Dictionary<string, ParameterSetMetadata>(StringComparer.OrdinalIgnoreCase);
    }

    public ParameterMetadata(ParameterMetadata other)
    {
        ArgumentNullException.ThrowIfNull(other);
        Name = other.Name;
        ParameterType = other.ParameterType;
        IsDynamic = other.IsDynamic;
        Aliases = [.. other.Aliases];
        Attributes = [.. other.Attributes];
        ParameterSets = new Dictionary<string, ParameterSetMetadata>(StringComparer.OrdinalIgnoreCase);
        foreach (var (name, set) in other.ParameterSets)
        {
            ParameterSets.Add(name, new ParameterSetMetadata(set));
        }
    }

    private ParameterMetadata(BindableParameter parameter)
    {
        Name = parameter.Name;
        ParameterType = parameter.Type;
        IsDynamic = parameter.IsDynamic;
        Aliases = [.. parameter.Aliases];
        Attributes = [.. parameter.Attributes];
        ParameterSets = new Dictionary<string, ParameterSetMetadata>(StringComparer.OrdinalIgnoreCase);
        foreach (var set in parameter.Sets)
        {
            ParameterSets[set.SetName] = new ParameterSetMetadata(set);
        }
    }

    public Collection<string> Aliases { get; }

    public Collection<Attribute> Attributes { get; }

    public bool IsDynamic { get; set; }

    public string Name { get; set; }

    public Dictionary<string, ParameterSetMetadata> ParameterSets { get; }

    public Type ParameterType { get; set; }

    public bool SwitchParameter => ParameterType == typeof(SwitchParameter);

    public static Dictionary<string, ParameterMetadata> GetParameterMetadata(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return FromModel(CmdletModelReader.ReadDeclared(type));
    }

    internal static Dictionary<string, ParameterMetadata> FromModel(ParameterModel model)
    {
        var result = new Dictionary<string, ParameterMetadata>(StringComparer.OrdinalIgnoreCase);
        foreach (var parameter in model.Parameters)
        {
            result[parameter.Name] = new ParameterMetadata(parameter);
        }

        return result;
    }
}
