namespace System.Management.Automation.Language;

/// <summary>A type that is already known.</summary>
public sealed class ReflectionTypeName : ITypeName
{
    private readonly Type _type;

    public ReflectionTypeName(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        _type = type;
    }

    public string FullName => _type.FullName ?? _type.Name;

    public string Name => FullName;

    public string? AssemblyName => _type.Assembly.FullName;

    public bool IsArray => _type.IsArray;

    public bool IsGeneric => _type.IsGenericType;

    public IScriptExtent Extent => InternalScriptExtent.Nowhere;

    public Type? GetReflectionType() => _type;

    public Type? GetReflectionAttributeType() => _type;

    public override string ToString() => FullName;

    public override bool Equals(object? obj) => obj is ReflectionTypeName other && _type == other._type;

    public override int GetHashCode() => _type.GetHashCode();
}
