using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>One <c>catch</c> clause.</summary>
public class CatchClauseAst : Ast
{
    public CatchClauseAst(IScriptExtent extent, IEnumerable<TypeConstraintAst>? catchTypes, StatementBlockAst body)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(body);
        CatchTypes = Adopt(catchTypes);
        Adopt(Body = body);
    }

    public ReadOnlyCollection<TypeConstraintAst> CatchTypes { get; }

    public bool IsCatchAll => CatchTypes.Count == 0;

    public StatementBlockAst Body { get; }

    public override Ast Copy() => new CatchClauseAst(Extent, CopyOf(CatchTypes), CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitCatchClause(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitCatchClause(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(CatchTypes) && walk.Visit(Body);
}
