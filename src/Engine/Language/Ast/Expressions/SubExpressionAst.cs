namespace System.Management.Automation.Language;

/// <summary><c>$(...)</c>: the results of statements.</summary>
public class SubExpressionAst : ExpressionAst
{
    public SubExpressionAst(IScriptExtent extent, StatementBlockAst statementBlock)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(statementBlock);
        Adopt(SubExpression = statementBlock);
    }

    public StatementBlockAst SubExpression { get; }

    public override Ast Copy() => new SubExpressionAst(Extent, CopyOf(SubExpression)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitSubExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitSubExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(SubExpression);
}
