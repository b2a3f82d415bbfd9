namespace System.Management.Automation.Language;

/// <summary>A type as a value: <c>[int]</c>.</summary>
public class TypeExpressionAst : ExpressionAst
{
    public TypeExpressionAst(IScriptExtent extent, ITypeName typeName)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(typeName);
        TypeName = typeName;
    }

    public ITypeName TypeName { get; }

    public override Type StaticType => typeof(Type);

    public override Ast Copy() => new TypeExpressionAst(Extent, TypeName);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitTypeExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitTypeExpression(this);
}
