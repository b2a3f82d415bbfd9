namespace System.Management.Automation.Language;

/// <summary><c>@(...)</c>: the results of statements, always as an array.</summary>
public class ArrayExpressionAst : ExpressionAst
{
    public ArrayExpressionAst(IScriptExtent extent, StatementBlockAst statementBlock)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(statementBlock);
        Adopt(SubExpression = statementBlock);
    }

    public StatementBlockAst SubExpression { get; }

    public override Type StaticType => typeof(object[]);

    public override Ast Copy() => new ArrayExpressionAst(Extent, CopyOf(SubExpression)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitArrayExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitArrayExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(SubExpression);
}
