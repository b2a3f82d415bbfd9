using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary><c>try { } catch { } finally { }</c></summary>
public class TryStatementAst : StatementAst
{
    public TryStatementAst(
        IScriptExtent extent, StatementBlockAst body, IEnumerable<CatchClauseAst>? catchClauses, StatementBlockAst? @finally)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(body);
        Adopt(Body = body);
        CatchClauses = Adopt(catchClauses);
        Adopt(Finally = @finally);
        if (CatchClauses.Count == 0 && @finally is null)
        {
            throw new ArgumentException("A try statement needs a catch clause or a finally block.", nameof(catchClauses));
        }
    }

    public StatementBlockAst Body { get; }

    public ReadOnlyCollection<CatchClauseAst> CatchClauses { get; }

    public StatementBlockAst? Finally { get; }

    public override Ast Copy() => new TryStatementAst(Extent, CopyOf(Body)!, CopyOf(CatchClauses), CopyOf(Finally));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitTryStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitTryStatement(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.Visit(Body) && walk.VisitAll(CatchClauses) && walk.VisitOptional(Finally);
}
