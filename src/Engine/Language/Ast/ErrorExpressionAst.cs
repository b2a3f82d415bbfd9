using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>What could be read of an expression that has a syntax error.</summary>
public class ErrorExpressionAst : ExpressionAst
{
    internal ErrorExpressionAst(IScriptExtent extent, IEnumerable<Ast>? nestedAsts = null)
        : base(extent) => NestedAst = AdoptOrNull(nestedAsts);

    public ReadOnlyCollection<Ast>? NestedAst { get; }

    public override Ast Copy() => new ErrorExpressionAst(Extent, CopyOf(NestedAst));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitErrorExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitErrorExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(NestedAst);
}
