using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>Where statements lead.</summary>
internal static class ControlFlow
{
    /// <summary>Whether no path through the statements reaches what stands behind them.</summary>
    public static bool AlwaysLeaves(ReadOnlyCollection<StatementAst> statements)
    {
        foreach (var statement in statements)
        {
            if (AlwaysLeaves(statement))
            {
                return true;
            }
        }

        return false;
    }

    public static bool AlwaysLeaves(StatementAst statement) => statement switch
    {
        ReturnStatementAst or ThrowStatementAst or ExitStatementAst => true,
        IfStatementAst { ElseClause: { } elseClause } branch =>
            AlwaysLeaves(elseClause.Statements) && branch.Clauses.All(static clause => AlwaysLeaves(clause.Item2.Statements)),
        SwitchStatementAst { Default: { } defaultClause } choice =>
            AlwaysLeaves(defaultClause.Statements) && choice.Clauses.All(static clause => AlwaysLeaves(clause.Item2.Statements)),
        TryStatementAst attempt =>
            (attempt.Finally is { } last && AlwaysLeaves(last.Statements))
            || (AlwaysLeaves(attempt.Body.Statements) && attempt.CatchClauses.All(static clause => AlwaysLeaves(clause.Body.Statements))),
        DoWhileStatementAst loop => AlwaysLeaves(loop.Body.Statements),
        DoUntilStatementAst loop => AlwaysLeaves(loop.Body.Statements),
        _ => false,
    };
}
