namespace System.Management.Automation.Language;

/// <summary><c>parallel { }</c> or <c>sequence { }</c>, which belonged to workflows.</summary>
public class BlockStatementAst : StatementAst
{
    public BlockStatementAst(IScriptExtent extent, Token kind, StatementBlockAst body)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(kind);
        ArgumentNullException.ThrowIfNull(body);
        if (kind.Kind is not (TokenKind.Sequence or TokenKind.Parallel))
        {
            throw new ArgumentException("The block is a sequence or parallel block.", nameof(kind));
        }

        Kind = kind;
        Adopt(Body = body);
    }

    public StatementBlockAst Body { get; }

    public Token Kind { get; }

    public override Ast Copy() => new BlockStatementAst(Extent, Kind, CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitBlockStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitBlockStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Body);
}
