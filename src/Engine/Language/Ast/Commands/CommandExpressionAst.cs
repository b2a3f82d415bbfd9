namespace System.Management.Automation.Language;

/// <summary>An expression that stands in a pipeline as if it were a command.</summary>
public class CommandExpressionAst : CommandBaseAst
{
    public CommandExpressionAst(IScriptExtent extent, ExpressionAst expression, IEnumerable<RedirectionAst>? redirections)
        : base(extent, redirections)
    {
        ArgumentNullException.ThrowIfNull(expression);
        Adopt(Expression = expression);
    }

    public ExpressionAst Expression { get; }

    public override Ast Copy() => new CommandExpressionAst(Extent, CopyOf(Expression)!, CopyOf(Redirections));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitCommandExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitCommandExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Expression) && walk.VisitAll(Redirections);
}
