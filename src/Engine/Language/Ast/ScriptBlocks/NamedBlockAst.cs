using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A <c>begin</c>, <c>process</c>, <c>end</c>, <c>clean</c> or <c>dynamicparam</c> block, or the statements of a block without any.</summary>
public class NamedBlockAst : Ast
{
    public NamedBlockAst(IScriptExtent extent, TokenKind blockName, StatementBlockAst statementBlock, bool unnamed)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(statementBlock);
        var named = blockName is TokenKind.Begin or TokenKind.Process or TokenKind.End or TokenKind.Clean or TokenKind.Dynamicparam;
        if (!named || (unnamed && blockName is TokenKind.Begin or TokenKind.Dynamicparam))
        {
            throw new ArgumentException($"'{blockName}' does not name a block that can stand here.", nameof(blockName));
        }

        Unnamed = unnamed;
        BlockKind = blockName;
        // The statement block was only a container: its statements belong to this block now.
        Statements = TakeOver(statementBlock.Statements);
        Traps = statementBlock.Traps is { } traps ? TakeOver(traps) : null;
        if (!unnamed && statementBlock.Extent is InternalScriptExtent braces)
        {
            OpenCurlyExtent = braces.Slice(braces.StartOffset, braces.StartOffset + 1);
            CloseCurlyExtent = braces.Slice(braces.EndOffset - 1, braces.EndOffset);
        }
    }

    public TokenKind BlockKind { get; }

    /// <summary>The block was not named in the script: it is the whole body of a script block or filter.</summary>
    public bool Unnamed { get; }

    public ReadOnlyCollection<StatementAst> Statements { get; }

    /// <summary>The traps of this block; null if it has none.</summary>
    public ReadOnlyCollection<TrapStatementAst>? Traps { get; }

    /// <summary>Where a debugger stops on entry and exit; null for an unnamed block.</summary>
    internal IScriptExtent? OpenCurlyExtent { get; private init; }

    internal IScriptExtent? CloseCurlyExtent { get; private init; }

    public override Ast Copy() =>
        new NamedBlockAst(Extent, BlockKind, new StatementBlockAst(Extent, CopyOf(Statements), CopyOf(Traps)), Unnamed)
        {
            OpenCurlyExtent = OpenCurlyExtent,
            CloseCurlyExtent = CloseCurlyExtent,
        };

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitNamedBlock(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitNamedBlock(this);

    internal override bool WalkChildren(AstWalk walk) => StatementBlockAst.WalkStatements(walk, Traps, Statements);

    private ReadOnlyCollection<T> TakeOver<T>(ReadOnlyCollection<T> children) where T : Ast
    {
        for (var i = 0; i < children.Count; i++)
        {
            children[i].Orphan();
            Adopt(children[i]);
        }

        return children;
    }
}
