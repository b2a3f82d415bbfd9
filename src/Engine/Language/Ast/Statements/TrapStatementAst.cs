namespace System.Management.Automation.Language;

/// <summary><c>trap [type] { }</c></summary>
public class TrapStatementAst : StatementAst
{
    public TrapStatementAst(IScriptExtent extent, TypeConstraintAst? trapType, StatementBlockAst body)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(body);
        Adopt(TrapType = trapType);
        Adopt(Body = body);
    }

    public TypeConstraintAst? TrapType { get; }

    public StatementBlockAst Body { get; }

    public override Ast Copy() => new TrapStatementAst(Extent, CopyOf(TrapType), CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitTrap(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitTrap(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitOptional(TrapType) && walk.Visit(Body);
}
