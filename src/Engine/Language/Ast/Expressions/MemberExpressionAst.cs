namespace System.Management.Automation.Language;

/// <summary>Access to a property: <c>$x.Name</c> or <c>[type]::Name</c>.</summary>
public class MemberExpressionAst : ExpressionAst
{
    public MemberExpressionAst(IScriptExtent extent, ExpressionAst expression, CommandElementAst member, bool @static)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(expression);
        ArgumentNullException.ThrowIfNull(member);
        Adopt(Expression = expression);
        Adopt(Member = member);
        Static = @static;
    }

    public MemberExpressionAst(
        IScriptExtent extent, ExpressionAst expression, CommandElementAst member, bool @static, bool nullConditional)
        : this(extent, expression, member, @static) => NullConditional = nullConditional;

    public ExpressionAst Expression { get; }

    public CommandElementAst Member { get; }

    public bool Static { get; }

    /// <summary>Written <c>?.</c>: nothing is evaluated when the object is null.</summary>
    public bool NullConditional { get; protected set; }

    public override Ast Copy() => new MemberExpressionAst(Extent, CopyOf(Expression)!, CopyOf(Member)!, Static, NullConditional);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitMemberExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitMemberExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Expression) && walk.Visit(Member);
}
