namespace System.Management.Automation.Language;

/// <summary>A pipeline between parentheses.</summary>
public class ParenExpressionAst : ExpressionAst
{
    public ParenExpressionAst(IScriptExtent extent, PipelineBaseAst pipeline)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(pipeline);
        Adopt(Pipeline = pipeline);
    }

    public PipelineBaseAst Pipeline { get; }

    public override Ast Copy() => new ParenExpressionAst(Extent, CopyOf(Pipeline)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitParenExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitParenExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Pipeline);
}
