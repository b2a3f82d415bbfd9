namespace System.Management.Automation.Language;

/// <summary><c>throw pipeline</c></summary>
public class ThrowStatementAst : StatementAst
{
    public ThrowStatementAst(IScriptExtent extent, PipelineBaseAst? pipeline)
        : base(extent) => Adopt(Pipeline = pipeline);

    public PipelineBaseAst? Pipeline { get; }

    /// <summary>A bare <c>throw</c> in a catch block throws the caught error on.</summary>
    public bool IsRethrow
    {
        get
        {
            if (Pipeline is not null)
            {
                return false;
            }

            for (var node = Parent; node is not null; node = node.Parent)
            {
                if (node is CatchClauseAst)
                {
                    return true;
                }

                if (node is NamedBlockAst or TrapStatementAst)
                {
                    return false;
                }
            }

            return false;
        }
    }

    public override Ast Copy() => new ThrowStatementAst(Extent, CopyOf(Pipeline));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitThrowStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitThrowStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitOptional(Pipeline);
}
