namespace System.Management.Automation.Language;

/// <summary>An attribute or a type constraint.</summary>
public abstract class AttributeBaseAst : Ast
{
    protected AttributeBaseAst(IScriptExtent extent, ITypeName typeName)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(typeName);
        TypeName = typeName;
    }

    public ITypeName TypeName { get; }
}
