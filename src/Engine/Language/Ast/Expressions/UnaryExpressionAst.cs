namespace System.Management.Automation.Language;

/// <summary>An operator before or after an expression.</summary>
public class UnaryExpressionAst : ExpressionAst
{
    public UnaryExpressionAst(IScriptExtent extent, TokenKind tokenKind, ExpressionAst child)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(child);
        if (!tokenKind.HasTrait(TokenFlags.UnaryOperator) && !tokenKind.HasTrait(TokenFlags.PrefixOrPostfixOperator))
        {
            throw new ArgumentException($"'{tokenKind}' is not a unary operator.", nameof(tokenKind));
        }

        TokenKind = tokenKind;
        Adopt(Child = child);
    }

    public TokenKind TokenKind { get; }

    public ExpressionAst Child { get; }

    public override Type StaticType => TokenKind is TokenKind.Not or TokenKind.Exclaim ? typeof(bool) : typeof(object);

    public override Ast Copy() => new UnaryExpressionAst(Extent, TokenKind, CopyOf(Child)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitUnaryExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitUnaryExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Child);
}
