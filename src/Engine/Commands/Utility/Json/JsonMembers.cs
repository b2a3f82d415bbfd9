using System.Collections.Concurrent;
using System.Reflection;

namespace Microsoft.PowerShell.Commands;

/// <summary>Public properties and fields of a type, as JSON shows them; read once a type.</summary>
internal sealed class JsonMembers
{
    private static readonly ConcurrentDictionary<Type, JsonMembers> Known = new();

    private JsonMembers(Type type)
    {
        var members = new List<(string, Func<object, object?>)>();
        foreach (var property in type.GetProperties(BindingFlags.Public | BindingFlags.Instance))
        {
            if (property.CanRead && property.GetMethod!.IsPublic && property.GetIndexParameters().Length == 0 && !IsIgnored(property)
                && !property.PropertyType.IsByRefLike && !members.Exists(member => member.Item1 == property.Name))
            {
                members.Add((property.Name, instance => Read(() => property.GetValue(instance))));
            }
        }

        var fields = new List<(string, Func<object, object?>)>();
        foreach (var field in type.GetFields(BindingFlags.Public | BindingFlags.Instance))
        {
            if (!IsIgnored(field))
            {
                fields.Add((field.Name, field.GetValue));
            }
        }

        Members = [.. fields, .. members];
    }

    public (string Name, Func<object, object?> Read)[] Members { get; }

    public static JsonMembers Of(Type type) => Known.GetOrAdd(type, static type => new JsonMembers(type));

    private static bool IsIgnored(MemberInfo member)
    {
        foreach (var attribute in member.CustomAttributes)
        {
            if (attribute.AttributeType.Name is "JsonIgnoreAttribute" or "ScriptIgnoreAttribute")
            {
                return true;
            }
        }

        return false;
    }

    private static object? Read(Func<object?> read)
    {
        try
        {
            return read();
        }
        catch (TargetInvocationException)
        {
            // A property that throws has no value to show.
            return null;
        }
    }
}
