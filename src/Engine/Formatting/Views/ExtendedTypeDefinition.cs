namespace System.Management.Automation;

public sealed class ExtendedTypeDefinition
{
    public ExtendedTypeDefinition(string typeName, IEnumerable<FormatViewDefinition> viewDefinitions) => throw Unsupported.Member();
    public ExtendedTypeDefinition(string typeName) => throw Unsupported.Member();
    public List<FormatViewDefinition> FormatViewDefinition { get => throw Unsupported.Member(); }
    public string TypeName { get => throw Unsupported.Member(); }
    public List<string> TypeNames { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
