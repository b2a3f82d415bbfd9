namespace System.Management.Automation.Language;

/// <summary>The call of the base class's constructor: <c>: base(1)</c>.</summary>
public class BaseCtorInvokeMemberExpressionAst : InvokeMemberExpressionAst
{
    public BaseCtorInvokeMemberExpressionAst(
        IScriptExtent baseKeywordExtent, IScriptExtent baseCallExtent, IEnumerable<ExpressionAst>? arguments)
        : base(
            baseCallExtent,
            new VariableExpressionAst(baseKeywordExtent, "this", splatted: false),
            new StringConstantExpressionAst(baseKeywordExtent, ".ctor", StringConstantType.BareWord),
            arguments,
            @static: false)
    {
    }

    public override Ast Copy() => new BaseCtorInvokeMemberExpressionAst(Expression.Extent, Extent, CopyOf(Arguments));

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitBaseCtorInvokeMemberExpression(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) =>
        (visitor as ICustomAstVisitor2)?.VisitBaseCtorInvokeMemberExpression(this);
}
