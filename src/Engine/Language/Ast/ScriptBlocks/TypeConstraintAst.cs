namespace System.Management.Automation.Language;

/// <summary>A type between brackets that constrains or converts what follows: <c>[int]$x</c>.</summary>
public class TypeConstraintAst : AttributeBaseAst
{
    public TypeConstraintAst(IScriptExtent extent, ITypeName typeName)
        : base(extent, typeName)
    {
    }

    public TypeConstraintAst(IScriptExtent extent, Type type)
        : base(extent, new ReflectionTypeName(type))
    {
    }

    public override Ast Copy() => new TypeConstraintAst(Extent, TypeName);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitTypeConstraint(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitTypeConstraint(this);
}
