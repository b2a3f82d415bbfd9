using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>Commands and expressions joined by <c>|</c>; often only one.</summary>
public class PipelineAst : ChainableAst
{
    public PipelineAst(IScriptExtent extent, IEnumerable<CommandBaseAst> pipelineElements, bool background)
        : base(extent)
    {
        PipelineElements = Adopt(pipelineElements);
        if (PipelineElements.Count == 0)
        {
            throw new ArgumentException("A pipeline has at least one element.", nameof(pipelineElements));
        }

        Background = background;
    }

    public PipelineAst(IScriptExtent extent, IEnumerable<CommandBaseAst> pipelineElements)
        : this(extent, pipelineElements, background: false)
    {
    }

    public PipelineAst(IScriptExtent extent, CommandBaseAst commandAst, bool background)
        : this(extent, new ReadOnlyCollection<CommandBaseAst>([commandAst]), background)
    {
    }

    public PipelineAst(IScriptExtent extent, CommandBaseAst commandAst)
        : this(extent, commandAst, background: false)
    {
    }

    public ReadOnlyCollection<CommandBaseAst> PipelineElements { get; }

    /// <summary>The pipeline ends in <c>&amp;</c> and runs as a job.</summary>
    public bool Background { get; internal set; }

    public override ExpressionAst? GetPureExpression() =>
        PipelineElements.Count == 1 && PipelineElements[0] is CommandExpressionAst { Redirections.Count: 0 } only ? only.Expression : null;

    public override Ast Copy() => new PipelineAst(Extent, CopyOf(PipelineElements)!, Background);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitPipeline(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitPipeline(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(PipelineElements);
}
