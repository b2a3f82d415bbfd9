using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>Statements between braces, or in a sub-expression.</summary>
public class StatementBlockAst : Ast
{
    public StatementBlockAst(IScriptExtent extent, IEnumerable<StatementAst>? statements, IEnumerable<TrapStatementAst>? traps)
        : base(extent)
    {
        Statements = Adopt(statements);
        Traps = AdoptOrNull(traps);
    }

    public ReadOnlyCollection<StatementAst> Statements { get; }

    /// <summary>The traps of this block; null if it has none.</summary>
    public ReadOnlyCollection<TrapStatementAst>? Traps { get; }

    public override Ast Copy() => new StatementBlockAst(Extent, CopyOf(Statements), CopyOf(Traps));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitStatementBlock(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitStatementBlock(this);

    internal override bool WalkChildren(AstWalk walk) => WalkStatements(walk, Traps, Statements);

    /// <summary>Shows traps and statements in the order in which they stand in the script.</summary>
    internal static bool WalkStatements(
        AstWalk walk, ReadOnlyCollection<TrapStatementAst>? traps, ReadOnlyCollection<StatementAst> statements)
    {
        if (traps is null)
        {
            return walk.VisitAll(statements);
        }

        var trap = 0;
        for (var i = 0; i < statements.Count; i++)
        {
            while (trap < traps.Count && traps[trap].Extent.StartOffset < statements[i].Extent.StartOffset)
            {
                if (!walk.Visit(traps[trap++]))
                {
                    return false;
                }
            }

            if (!walk.Visit(statements[i]))
            {
                return false;
            }
        }

        while (trap < traps.Count)
        {
            if (!walk.Visit(traps[trap++]))
            {
                return false;
            }
        }

        return true;
    }
}
