namespace System.Management.Automation.Language;

/// <summary>A simple type name: <c>int</c>, <c>System.IO.Path</c>, <c>MyClass</c>.</summary>
public sealed class TypeName : ITypeName
{
    private Type? _type;

    public TypeName(IScriptExtent extent, string name)
    {
        ArgumentNullException.ThrowIfNull(extent);
        ArgumentException.ThrowIfNullOrEmpty(name);
        if (name.AsSpan().IndexOfAny("[]") >= 0)
        {
            throw new ArgumentException($"'{name}' is not a simple type name.", nameof(name));
        }

        Extent = extent;
        Name = name;
    }

    public TypeName(IScriptExtent extent, string name, string? assembly)
        : this(extent, name) => AssemblyName = assembly;

    internal TypeName(IScriptExtent extent, string name, int genericArgumentCount)
        : this(extent, name) => GenericArgumentCount = genericArgumentCount;

    public string FullName => AssemblyName is null ? Name : Name + "," + AssemblyName;

    public string Name { get; }

    public string? AssemblyName { get; internal set; }

    public bool IsArray => false;

    public bool IsGeneric => false;

    public IScriptExtent Extent { get; }

    /// <summary>How many type arguments follow, when this is the name of a generic type.</summary>
    internal int GenericArgumentCount { get; }

    /// <summary>The class or enum of the same script that this name means, once name resolution has found it.</summary>
    internal TypeDefinitionAst? Definition { get; set; }

    public Type? GetReflectionType()
    {
        if (Definition is { } definition)
        {
            return definition.Type;
        }

        return _type ??= TypeNameResolution.Resolve(this);
    }

    public Type? GetReflectionAttributeType()
    {
        var type = GetReflectionType();
        if (type is not null && typeof(Attribute).IsAssignableFrom(type))
        {
            return type;
        }

        var attribute = new TypeName(Extent, Name + "Attribute", AssemblyName).GetReflectionType();
        return attribute is not null && typeof(Attribute).IsAssignableFrom(attribute) ? attribute : type;
    }

    public override string ToString() => FullName;

    public override bool Equals(object? obj) =>
        obj is TypeName other
        && Name.Equals(other.Name, StringComparison.OrdinalIgnoreCase)
        && string.Equals(AssemblyName, other.AssemblyName, StringComparison.OrdinalIgnoreCase);

    public override int GetHashCode() => HashCode.Combine(
        Name.GetHashCode(StringComparison.OrdinalIgnoreCase), AssemblyName?.GetHashCode(StringComparison.OrdinalIgnoreCase));
}
