using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A generic type with its arguments: <c>List[int]</c>.</summary>
public sealed class GenericTypeName : ITypeName
{
    private Type? _type;

    public GenericTypeName(IScriptExtent extent, ITypeName genericTypeName, IEnumerable<ITypeName> genericArguments)
    {
        ArgumentNullException.ThrowIfNull(extent);
        ArgumentNullException.ThrowIfNull(genericTypeName);
        ArgumentNullException.ThrowIfNull(genericArguments);
        Extent = extent;
        TypeName = genericTypeName;
        GenericArguments = new ReadOnlyCollection<ITypeName>([.. genericArguments]);
        if (GenericArguments.Count == 0)
        {
            throw new ArgumentException("A generic type has at least one argument.", nameof(genericArguments));
        }
    }

    public string FullName => Format(static name => name.FullName, TypeName.AssemblyName);

    public string Name => Format(static name => name.Name, null);

    public string? AssemblyName => TypeName.AssemblyName;

    public bool IsArray => false;

    public bool IsGeneric => true;

    public ITypeName TypeName { get; }

    public ReadOnlyCollection<ITypeName> GenericArguments { get; }

    public IScriptExtent Extent { get; }

    public Type? GetReflectionType() => _type ??= Construct();

    public Type? GetReflectionAttributeType()
    {
        var type = GetReflectionType();
        return type is not null && typeof(Attribute).IsAssignableFrom(type) ? type : null;
    }

    public override string ToString() => FullName;

    public override bool Equals(object? obj) =>
        obj is GenericTypeName other && TypeName.Equals(other.TypeName) && GenericArguments.SequenceEqual(other.GenericArguments);

    public override int GetHashCode()
    {
        var hash = default(HashCode);
        hash.Add(TypeName);
        foreach (var argument in GenericArguments)
        {
            hash.Add(argument);
        }

        return hash.ToHashCode();
    }

    private Type? Construct()
    {
        var generic = TypeName.GetReflectionType();
        if (generic is null || !generic.ContainsGenericParameters || generic.GetGenericArguments().Length != GenericArguments.Count)
        {
            generic = WithArity()?.GetReflectionType();
        }

        if (generic is null || !generic.ContainsGenericParameters || generic.GetGenericArguments().Length != GenericArguments.Count)
        {
            return null;
        }

        var arguments = new Type[GenericArguments.Count];
        for (var i = 0; i < arguments.Length; i++)
        {
            if (GenericArguments[i].GetReflectionType() is not { } argument)
            {
                return null;
            }

            arguments[i] = argument;
        }

        try
        {
            return generic.MakeGenericType(arguments);
        }
        catch (ArgumentException)
        {
            // An argument violates a constraint: there is no such type.
            return null;
        }
    }

    /// <summary>List[int] is written without the arity that its reflection name List`1 carries.</summary>
    private TypeName? WithArity() =>
        TypeName.Name.Contains('`', StringComparison.Ordinal)
            ? null
            : new TypeName(TypeName.Extent, $"{TypeName.Name}`{GenericArguments.Count}", TypeName.AssemblyName);

    private string Format(Func<ITypeName, string> nameOf, string? assembly)
    {
        var text = TypeName.Name + "[" + string.Join(",", GenericArguments.Select(nameOf)) + "]";
        return assembly is null ? text : text + "," + assembly;
    }
}
