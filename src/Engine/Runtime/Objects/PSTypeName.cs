using System.Management.Automation.Language;

namespace System.Management.Automation;

public class PSTypeName
{
    public PSTypeName(Type type) => throw Unsupported.Member();
    public PSTypeName(string name) => throw Unsupported.Member();
    public PSTypeName(TypeDefinitionAst typeDefinitionAst) => throw Unsupported.Member();
    public PSTypeName(ITypeName typeName) => throw Unsupported.Member();
    public string Name { get => throw Unsupported.Member(); }
    public Type Type { get => throw Unsupported.Member(); }
    public TypeDefinitionAst TypeDefinitionAst { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
