namespace System.Management.Automation.Language;

/// <summary>An index: <c>$x[0]</c>.</summary>
public class IndexExpressionAst : ExpressionAst
{
    public IndexExpressionAst(IScriptExtent extent, ExpressionAst target, ExpressionAst index)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(target);
        ArgumentNullException.ThrowIfNull(index);
        Adopt(Target = target);
        Adopt(Index = index);
    }

    public IndexExpressionAst(IScriptExtent extent, ExpressionAst target, ExpressionAst index, bool nullConditional)
        : this(extent, target, index) => NullConditional = nullConditional;

    public ExpressionAst Target { get; }

    public ExpressionAst Index { get; }

    /// <summary>Written <c>?[</c>: nothing is evaluated when the target is null.</summary>
    public bool NullConditional { get; }

    public override Ast Copy() => new IndexExpressionAst(Extent, CopyOf(Target)!, CopyOf(Index)!, NullConditional);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitIndexExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitIndexExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Target) && walk.Visit(Index);
}
