using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Reads a cmdlet class's parameters from its attributes.</summary>
internal static class CmdletModelReader
{
    private const BindingFlags Members = BindingFlags.Instance | BindingFlags.Public;

    /// <summary>The parameters with the common ones, for binding.</summary>
    public static ParameterModel Read(Type type)
    {
        var declaration = CommandDeclaration.From(type.GetCustomAttribute<CmdletAttribute>(inherit: false));
        return new ParameterModel(Declared(type).Concat(CommonParameterTable.For(declaration)), declaration)
        {
            HasDynamicParameters = typeof(IDynamicParameters).IsAssignableFrom(type),
        };
    }

    /// <summary>The parameters that a class declares itself: a cmdlet, or an object that holds dynamic parameters.</summary>
    public static ParameterModel ReadDeclared(Type type) => new(Declared(type), CommandDeclaration.Default);

    public static IEnumerable<BindableParameter> Declared(Type type, bool isDynamic = false)
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var property in type.GetProperties(Members))
        {
            if (property.SetMethod is { IsPublic: true } && seen.Add(property.Name) && Make(property, property.PropertyType, isDynamic) is { } parameter)
            {
                yield return parameter;
            }
        }

        foreach (var field in type.GetFields(Members))
        {
            if (!field.IsInitOnly && seen.Add(field.Name) && Make(field, field.FieldType, isDynamic) is { } parameter)
            {
                yield return parameter;
            }
        }
    }

    private static BindableParameter? Make(MemberInfo member, Type type, bool isDynamic)
    {
        var attributes = Attribute.GetCustomAttributes(member, inherit: true);
        var sets = attributes.OfType<ParameterAttribute>().Select(ParameterSetEntry.From).ToArray();
        return sets.Length == 0
            ? null
            : new BindableParameter(member.Name, type, attributes, sets) { Accessor = new ParameterAccessor(member), IsDynamic = isDynamic };
    }
}
