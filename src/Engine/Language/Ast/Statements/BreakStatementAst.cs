namespace System.Management.Automation.Language;

/// <summary><c>break label</c></summary>
public class BreakStatementAst : StatementAst
{
    public BreakStatementAst(IScriptExtent extent, ExpressionAst? label)
        : base(extent) => Adopt(Label = label);

    public ExpressionAst? Label { get; }

    public override Ast Copy() => new BreakStatementAst(Extent, CopyOf(Label));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitBreakStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitBreakStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitOptional(Label);
}
