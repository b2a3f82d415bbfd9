namespace System.Management.Automation.Language;

/// <summary><c>$using:x</c>: the caller's variable in a block that runs elsewhere.</summary>
public class UsingExpressionAst : ExpressionAst
{
    public UsingExpressionAst(IScriptExtent extent, ExpressionAst expressionAst)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(expressionAst);
        RuntimeUsingIndex = -1;
        Adopt(SubExpression = expressionAst);
    }

    public ExpressionAst SubExpression { get; }

    /// <summary>Where the value stands in the list that is sent along; -1 until somebody assigns it.</summary>
    internal int RuntimeUsingIndex { get; set; }

    /// <summary>The variable at the root of the expression: <c>$using:a.b[0]</c> is about <c>a</c>.</summary>
    public static VariableExpressionAst ExtractUsingVariable(UsingExpressionAst usingExpressionAst)
    {
        ArgumentNullException.ThrowIfNull(usingExpressionAst);
        var expression = usingExpressionAst.SubExpression;
        while (true)
        {
            switch (expression)
            {
                case VariableExpressionAst variable:
                    return variable;
                case MemberExpressionAst member:
                    expression = member.Expression;
                    break;
                case IndexExpressionAst index:
                    expression = index.Target;
                    break;
                default:
                    throw new InvalidOperationException($"'{usingExpressionAst}' does not start with a variable.");
            }
        }
    }

    public override Ast Copy() => new UsingExpressionAst(Extent, CopyOf(SubExpression)!) { RuntimeUsingIndex = RuntimeUsingIndex };

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitUsingExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitUsingExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(SubExpression);
}
