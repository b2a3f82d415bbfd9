namespace System.Management.Automation.Language;

/// <summary><c>return pipeline</c></summary>
public class ReturnStatementAst : StatementAst
{
    public ReturnStatementAst(IScriptExtent extent, PipelineBaseAst? pipeline)
        : base(extent) => Adopt(Pipeline = pipeline);

    public PipelineBaseAst? Pipeline { get; }

    public override Ast Copy() => new ReturnStatementAst(Extent, CopyOf(Pipeline));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitReturnStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitReturnStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitOptional(Pipeline);
}
