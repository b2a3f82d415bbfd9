namespace System.Management.Automation.Language;

/// <summary><c>exit pipeline</c></summary>
public class ExitStatementAst : StatementAst
{
    public ExitStatementAst(IScriptExtent extent, PipelineBaseAst? pipeline)
        : base(extent) => Adopt(Pipeline = pipeline);

    public PipelineBaseAst? Pipeline { get; }

    public override Ast Copy() => new ExitStatementAst(Extent, CopyOf(Pipeline));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitExitStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitExitStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitOptional(Pipeline);
}
