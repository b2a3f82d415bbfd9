namespace System.Management.Automation.Language;

/// <summary><c>for (initializer; condition; iterator) { }</c>; each of the three may be missing.</summary>
public class ForStatementAst : LoopStatementAst
{
    public ForStatementAst(
        IScriptExtent extent,
        string? label,
        PipelineBaseAst? initializer,
        PipelineBaseAst? condition,
        PipelineBaseAst? iterator,
        StatementBlockAst body)
        : base(extent, label, condition, body)
    {
        Adopt(Initializer = initializer);
        Adopt(Iterator = iterator);
    }

    public PipelineBaseAst? Initializer { get; }

    public PipelineBaseAst? Iterator { get; }

    public override Ast Copy() =>
        new ForStatementAst(Extent, Label, CopyOf(Initializer), CopyOf(Condition), CopyOf(Iterator), CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitForStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitForStatement(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.VisitOptional(Initializer) && walk.VisitOptional(Condition) && walk.VisitOptional(Iterator) && walk.Visit(Body);
}
