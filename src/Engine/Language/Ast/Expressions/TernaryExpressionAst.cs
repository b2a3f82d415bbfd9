namespace System.Management.Automation.Language;

/// <summary><c>condition ? ifTrue : ifFalse</c></summary>
public class TernaryExpressionAst : ExpressionAst
{
    public TernaryExpressionAst(IScriptExtent extent, ExpressionAst condition, ExpressionAst ifTrue, ExpressionAst ifFalse)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(condition);
        ArgumentNullException.ThrowIfNull(ifTrue);
        ArgumentNullException.ThrowIfNull(ifFalse);
        Adopt(Condition = condition);
        Adopt(IfTrue = ifTrue);
        Adopt(IfFalse = ifFalse);
    }

    public ExpressionAst Condition { get; }

    public ExpressionAst IfTrue { get; }

    public ExpressionAst IfFalse { get; }

    public override Ast Copy() => new TernaryExpressionAst(Extent, CopyOf(Condition)!, CopyOf(IfTrue)!, CopyOf(IfFalse)!);

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitTernaryExpression(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) => (visitor as ICustomAstVisitor2)?.VisitTernaryExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Condition) && walk.Visit(IfTrue) && walk.Visit(IfFalse);
}
