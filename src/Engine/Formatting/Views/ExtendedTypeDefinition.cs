namespace System.Management.Automation;

/// <summary>The views of a type.</summary>
public sealed class ExtendedTypeDefinition
{
    public ExtendedTypeDefinition(string typeName, IEnumerable<FormatViewDefinition> viewDefinitions)
        : this(typeName) => FormatViewDefinition.AddRange(viewDefinitions);

    public ExtendedTypeDefinition(string typeName)
    {
        ArgumentException.ThrowIfNullOrEmpty(typeName);
        TypeNames.Add(typeName);
    }

    internal ExtendedTypeDefinition(IEnumerable<string> typeNames, IEnumerable<FormatViewDefinition> views)
    {
        TypeNames.AddRange(typeNames);
        FormatViewDefinition.AddRange(views);
    }

    public List<FormatViewDefinition> FormatViewDefinition { get; } = [];

    public string TypeName => TypeNames[0];

    public List<string> TypeNames { get; } = [];

    public override string ToString() => string.Join(", ", TypeNames);
}
