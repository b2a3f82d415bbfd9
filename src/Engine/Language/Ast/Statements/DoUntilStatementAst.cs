namespace System.Management.Automation.Language;

/// <summary><c>do { } until (condition)</c></summary>
public class DoUntilStatementAst : LoopStatementAst
{
    public DoUntilStatementAst(IScriptExtent extent, string? label, PipelineBaseAst condition, StatementBlockAst body)
        : base(extent, label, condition, body) => ArgumentNullException.ThrowIfNull(condition);

    public override Ast Copy() => new DoUntilStatementAst(Extent, Label, CopyOf(Condition)!, CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitDoUntilStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitDoUntilStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Condition) && walk.Visit(Body);
}
