using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A method call: <c>$x.Method(1)</c> or <c>[type]::Method(1)</c>.</summary>
public class InvokeMemberExpressionAst : MemberExpressionAst
{
    public InvokeMemberExpressionAst(
        IScriptExtent extent,
        ExpressionAst expression,
        CommandElementAst method,
        IEnumerable<ExpressionAst>? arguments,
        bool @static,
        IList<ITypeName>? genericTypes)
        : base(extent, expression, method, @static)
    {
        Arguments = AdoptOrNull(arguments);
        GenericTypeArguments = genericTypes is { Count: > 0 } ? Freeze(genericTypes) : null;
    }

    public InvokeMemberExpressionAst(
        IScriptExtent extent,
        ExpressionAst expression,
        CommandElementAst method,
        IEnumerable<ExpressionAst>? arguments,
        bool @static,
        bool nullConditional,
        IList<ITypeName>? genericTypes)
        : this(extent, expression, method, arguments, @static, genericTypes) => NullConditional = nullConditional;

    public InvokeMemberExpressionAst(
        IScriptExtent extent, ExpressionAst expression, CommandElementAst method, IEnumerable<ExpressionAst>? arguments, bool @static)
        : this(extent, expression, method, arguments, @static, genericTypes: null)
    {
    }

    public InvokeMemberExpressionAst(
        IScriptExtent extent,
        ExpressionAst expression,
        CommandElementAst method,
        IEnumerable<ExpressionAst>? arguments,
        bool @static,
        bool nullConditional)
        : this(extent, expression, method, arguments, @static, nullConditional, genericTypes: null)
    {
    }

    /// <summary>The type arguments of <c>$x.Method[type]()</c>; null if there are none.</summary>
    public ReadOnlyCollection<ITypeName>? GenericTypeArguments { get; }

    /// <summary>The arguments; null if there are none.</summary>
    public ReadOnlyCollection<ExpressionAst>? Arguments { get; }

    public override Ast Copy() => new InvokeMemberExpressionAst(
        Extent, CopyOf(Expression)!, CopyOf(Member)!, CopyOf(Arguments), Static, NullConditional, GenericTypeArguments);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitInvokeMemberExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitInvokeMemberExpression(this);

    internal override bool WalkChildren(AstWalk walk) => base.WalkChildren(walk) && walk.VisitAll(Arguments);
}
