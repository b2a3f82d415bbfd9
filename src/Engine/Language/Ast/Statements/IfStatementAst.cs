using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>An <c>if</c> statement with its <c>elseif</c> and <c>else</c> parts.</summary>
public class IfStatementAst : StatementAst
{
    public IfStatementAst(
        IScriptExtent extent, IEnumerable<Tuple<PipelineBaseAst, StatementBlockAst>> clauses, StatementBlockAst? elseClause)
        : base(extent)
    {
        Clauses = Freeze(clauses);
        if (Clauses.Count == 0)
        {
            throw new ArgumentException("An if statement has at least one clause.", nameof(clauses));
        }

        foreach (var clause in Clauses)
        {
            Adopt(clause.Item1);
            Adopt(clause.Item2);
        }

        Adopt(ElseClause = elseClause);
    }

    public ReadOnlyCollection<Tuple<PipelineBaseAst, StatementBlockAst>> Clauses { get; }

    public StatementBlockAst? ElseClause { get; }

    public override Ast Copy()
    {
        var clauses = new List<Tuple<PipelineBaseAst, StatementBlockAst>>(Clauses.Count);
        foreach (var (condition, body) in Clauses)
        {
            clauses.Add(Tuple.Create(CopyOf(condition)!, CopyOf(body)!));
        }

        return new IfStatementAst(Extent, clauses, CopyOf(ElseClause));
    }

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitIfStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitIfStatement(this);

    internal override bool WalkChildren(AstWalk walk)
    {
        foreach (var (condition, body) in Clauses)
        {
            if (!walk.Visit(condition) || !walk.Visit(body))
            {
                return false;
            }
        }

        return walk.VisitOptional(ElseClause);
    }
}
