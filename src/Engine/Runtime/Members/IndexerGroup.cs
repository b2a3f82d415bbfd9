using System.Collections.ObjectModel;
using System.Reflection;
using System.Text;

namespace System.Management.Automation.Runtime;

/// <summary>The overloads of a property with arguments.</summary>
internal sealed class IndexerGroup
{
    private readonly List<PropertyInfo> _properties;

    public IndexerGroup(string name, List<PropertyInfo> properties)
    {
        Name = name;
        _properties = properties;
        var getters = new List<MethodBase>();
        var setters = new List<MethodBase>();
        foreach (var property in properties)
        {
            if (property.GetGetMethod() is { } getter)
            {
                getters.Add(getter);
            }

            if (property.GetSetMethod() is { } setter)
            {
                setters.Add(setter);
            }
        }

        Getters = getters.Count == 0 ? null : new MethodGroup("get_" + name, getters);
        Setters = setters.Count == 0 ? null : new MethodGroup("set_" + name, setters);
    }

    public string Name { get; }

    public MethodGroup? Getters { get; }

    public MethodGroup? Setters { get; }

    /// <summary>One of the overloads takes a string.</summary>
    public bool TakesText => _properties.Exists(static p => p.GetIndexParameters() is [{ ParameterType: { } type }] && type == typeof(string));

    public Type ValueType => _properties[0].PropertyType;

    public Collection<string> Definitions()
    {
        var definitions = new Collection<string>();
        foreach (var property in _properties)
        {
            var builder = new StringBuilder(TypeText.Short(property.PropertyType)).Append(' ').Append(Name).Append('(');
            var parameters = property.GetIndexParameters();
            for (var i = 0; i < parameters.Length; i++)
            {
                builder.Append(i == 0 ? string.Empty : ", ").Append(TypeText.Short(parameters[i].ParameterType)).Append(' ').Append(parameters[i].Name);
            }

            builder.Append(") {").Append(property.CanRead ? "get;" : string.Empty).Append(property.GetSetMethod() is not null ? "set;" : string.Empty).Append('}');
            definitions.Add(builder.ToString());
        }

        return definitions;
    }
}
