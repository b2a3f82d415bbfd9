namespace System.Management.Automation.Language;

/// <summary><c>foreach ($variable in expression) { }</c></summary>
public class ForEachStatementAst : LoopStatementAst
{
    public ForEachStatementAst(
        IScriptExtent extent,
        string? label,
        ForEachFlags flags,
        VariableExpressionAst variable,
        PipelineBaseAst expression,
        StatementBlockAst body)
        : base(extent, label, expression, body)
    {
        ArgumentNullException.ThrowIfNull(variable);
        ArgumentNullException.ThrowIfNull(expression);
        Flags = flags;
        Adopt(Variable = variable);
    }

    public ForEachStatementAst(
        IScriptExtent extent,
        string? label,
        ForEachFlags flags,
        ExpressionAst? throttleLimit,
        VariableExpressionAst variable,
        PipelineBaseAst expression,
        StatementBlockAst body)
        : this(extent, label, flags, variable, expression, body) => Adopt(ThrottleLimit = throttleLimit);

    public VariableExpressionAst Variable { get; }

    public ExpressionAst? ThrottleLimit { get; }

    public ForEachFlags Flags { get; }

    public override Ast Copy() =>
        new ForEachStatementAst(Extent, Label, Flags, CopyOf(ThrottleLimit), CopyOf(Variable)!, CopyOf(Condition)!, CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitForEachStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitForEachStatement(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.Visit(Variable) && walk.Visit(Condition) && walk.VisitOptional(ThrottleLimit) && walk.Visit(Body);
}
