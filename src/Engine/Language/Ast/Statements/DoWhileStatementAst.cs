namespace System.Management.Automation.Language;

/// <summary><c>do { } while (condition)</c></summary>
public class DoWhileStatementAst : LoopStatementAst
{
    public DoWhileStatementAst(IScriptExtent extent, string? label, PipelineBaseAst condition, StatementBlockAst body)
        : base(extent, label, condition, body) => ArgumentNullException.ThrowIfNull(condition);

    public override Ast Copy() => new DoWhileStatementAst(Extent, Label, CopyOf(Condition)!, CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitDoWhileStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitDoWhileStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Condition) && walk.Visit(Body);
}
