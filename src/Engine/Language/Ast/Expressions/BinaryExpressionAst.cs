namespace System.Management.Automation.Language;

/// <summary>Two expressions joined by an operator.</summary>
public class BinaryExpressionAst : ExpressionAst
{
    public BinaryExpressionAst(
        IScriptExtent extent, ExpressionAst left, TokenKind @operator, ExpressionAst right, IScriptExtent errorPosition)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(left);
        ArgumentNullException.ThrowIfNull(right);
        ArgumentNullException.ThrowIfNull(errorPosition);
        if (!@operator.HasTrait(TokenFlags.BinaryOperator))
        {
            throw new ArgumentException($"'{@operator}' is not a binary operator.", nameof(@operator));
        }

        Adopt(Left = left);
        Operator = @operator;
        Adopt(Right = right);
        ErrorPosition = errorPosition;
    }

    public TokenKind Operator { get; }

    public ExpressionAst Left { get; }

    public ExpressionAst Right { get; }

    /// <summary>The operator's extent: where an error of the operation itself is reported.</summary>
    public IScriptExtent ErrorPosition { get; }

    public override Type StaticType =>
        Operator is TokenKind.And or TokenKind.Or or TokenKind.Xor or TokenKind.Is ? typeof(bool) : typeof(object);

    public override Ast Copy() => new BinaryExpressionAst(Extent, CopyOf(Left)!, Operator, CopyOf(Right)!, ErrorPosition);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitBinaryExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitBinaryExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Left) && walk.Visit(Right);
}
