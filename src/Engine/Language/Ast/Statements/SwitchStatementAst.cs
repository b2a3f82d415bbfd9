using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary><c>switch (condition) { clause { } default { } }</c></summary>
public class SwitchStatementAst : LabeledStatementAst
{
    public SwitchStatementAst(
        IScriptExtent extent,
        string? label,
        PipelineBaseAst condition,
        SwitchFlags flags,
        IEnumerable<Tuple<ExpressionAst, StatementBlockAst>>? clauses,
        StatementBlockAst? @default)
        : base(extent, label, condition)
    {
        ArgumentNullException.ThrowIfNull(condition);
        Flags = flags;
        Clauses = Freeze(clauses);
        foreach (var clause in Clauses)
        {
            Adopt(clause.Item1);
            Adopt(clause.Item2);
        }

        Adopt(Default = @default);
    }

    public SwitchFlags Flags { get; }

    public ReadOnlyCollection<Tuple<ExpressionAst, StatementBlockAst>> Clauses { get; }

    public StatementBlockAst? Default { get; }

    public override Ast Copy()
    {
        var clauses = new List<Tuple<ExpressionAst, StatementBlockAst>>(Clauses.Count);
        foreach (var (test, body) in Clauses)
        {
            clauses.Add(Tuple.Create(CopyOf(test)!, CopyOf(body)!));
        }

        return new SwitchStatementAst(Extent, Label, CopyOf(Condition)!, Flags, clauses, CopyOf(Default));
    }

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitSwitchStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitSwitchStatement(this);

    internal override bool WalkChildren(AstWalk walk)
    {
        if (!walk.Visit(Condition))
        {
            return false;
        }

        foreach (var (test, body) in Clauses)
        {
            if (!walk.Visit(test) || !walk.Visit(body))
            {
                return false;
            }
        }

        return walk.VisitOptional(Default);
    }
}
