namespace System.Management.Automation.Language;

/// <summary>Two pipelines joined by <c>&amp;&amp;</c> or <c>||</c>; longer chains nest on the left.</summary>
public class PipelineChainAst : ChainableAst
{
    public PipelineChainAst(
        IScriptExtent extent, ChainableAst lhsChain, PipelineAst rhsPipeline, TokenKind chainOperator, bool background = false)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(lhsChain);
        ArgumentNullException.ThrowIfNull(rhsPipeline);
        if (chainOperator is not (TokenKind.AndAnd or TokenKind.OrOr))
        {
            throw new ArgumentException("A pipeline chain is joined by AndAnd or OrOr.", nameof(chainOperator));
        }

        Adopt(LhsPipelineChain = lhsChain);
        Adopt(RhsPipeline = rhsPipeline);
        Operator = chainOperator;
        Background = background;
    }

    public ChainableAst LhsPipelineChain { get; }

    public PipelineAst RhsPipeline { get; }

    public TokenKind Operator { get; }

    /// <summary>The chain ends in <c>&amp;</c> and runs as a job.</summary>
    public bool Background { get; internal set; }

    public override Ast Copy() =>
        new PipelineChainAst(Extent, CopyOf(LhsPipelineChain)!, CopyOf(RhsPipeline)!, Operator, Background);

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitPipelineChain(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) => (visitor as ICustomAstVisitor2)?.VisitPipelineChain(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(LhsPipelineChain) && walk.Visit(RhsPipeline);
}
