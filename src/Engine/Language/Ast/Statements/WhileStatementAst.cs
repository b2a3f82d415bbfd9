namespace System.Management.Automation.Language;

/// <summary><c>while (condition) { }</c></summary>
public class WhileStatementAst : LoopStatementAst
{
    public WhileStatementAst(IScriptExtent extent, string? label, PipelineBaseAst condition, StatementBlockAst body)
        : base(extent, label, condition, body) => ArgumentNullException.ThrowIfNull(condition);

    public override Ast Copy() => new WhileStatementAst(Extent, Label, CopyOf(Condition)!, CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitWhileStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitWhileStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Condition) && walk.Visit(Body);
}
