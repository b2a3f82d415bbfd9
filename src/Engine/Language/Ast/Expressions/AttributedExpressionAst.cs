namespace System.Management.Automation.Language;

/// <summary>An expression behind an attribute: <c>[ValidateNotNull()]$x</c>.</summary>
public class AttributedExpressionAst : ExpressionAst
{
    public AttributedExpressionAst(IScriptExtent extent, AttributeBaseAst attribute, ExpressionAst child)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(attribute);
        ArgumentNullException.ThrowIfNull(child);
        Adopt(Attribute = attribute);
        Adopt(Child = child);
    }

    public ExpressionAst Child { get; }

    public AttributeBaseAst Attribute { get; }

    public override Ast Copy() => new AttributedExpressionAst(Extent, CopyOf(Attribute)!, CopyOf(Child)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitAttributedExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitAttributedExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Attribute) && walk.Visit(Child);
}
