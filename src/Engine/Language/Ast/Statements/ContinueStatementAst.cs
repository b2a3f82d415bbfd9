namespace System.Management.Automation.Language;

/// <summary><c>continue label</c></summary>
public class ContinueStatementAst : StatementAst
{
    public ContinueStatementAst(IScriptExtent extent, ExpressionAst? label)
        : base(extent) => Adopt(Label = label);

    public ExpressionAst? Label { get; }

    public override Ast Copy() => new ContinueStatementAst(Extent, CopyOf(Label));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitContinueStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitContinueStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitOptional(Label);
}
