namespace System.Management.Automation.Runtime;

/// <summary>Classes and enums that a script defined in this scope.</summary>
internal sealed partial class Scope
{
    private Dictionary<string, Type>? _types;

    public void DefineType(string name, Type type) => (_types ??= new(StringComparer.OrdinalIgnoreCase))[name] = type;

    /// <summary>The nearest definition of a name, from this scope outwards, or null.</summary>
    public Type? LookupType(string name)
    {
        for (var scope = this; scope is not null; scope = scope.Parent)
        {
            if (scope._types is not null && scope._types.TryGetValue(name, out var type))
            {
                return type;
            }
        }

        return null;
    }
}
