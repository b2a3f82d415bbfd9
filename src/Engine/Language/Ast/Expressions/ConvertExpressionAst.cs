namespace System.Management.Automation.Language;

/// <summary>A conversion: <c>[int]$x</c>.</summary>
public class ConvertExpressionAst : AttributedExpressionAst
{
    public ConvertExpressionAst(IScriptExtent extent, TypeConstraintAst typeConstraint, ExpressionAst child)
        : base(extent, typeConstraint, child)
    {
    }

    public TypeConstraintAst Type => (TypeConstraintAst)Attribute;

    public override Type StaticType => Type.TypeName.GetReflectionType() ?? typeof(object);

    public override Ast Copy() => new ConvertExpressionAst(Extent, CopyOf(Type)!, CopyOf(Child)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitConvertExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitConvertExpression(this);
}
