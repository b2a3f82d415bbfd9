namespace System.Management.Automation.Language;

/// <summary>An assignment, simple or compound.</summary>
public class AssignmentStatementAst : PipelineBaseAst
{
    public AssignmentStatementAst(
        IScriptExtent extent, ExpressionAst left, TokenKind @operator, StatementAst right, IScriptExtent errorPosition)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(left);
        ArgumentNullException.ThrowIfNull(right);
        ArgumentNullException.ThrowIfNull(errorPosition);
        if (!@operator.HasTrait(TokenFlags.AssignmentOperator))
        {
            throw new ArgumentException($"'{@operator}' is not an assignment operator.", nameof(@operator));
        }

        // A lone expression on the right needs no pipeline around it.
        if (right is PipelineAst { PipelineElements: [CommandExpressionAst only], Background: false })
        {
            right = only;
            right.Orphan();
        }

        Adopt(Left = left);
        Operator = @operator;
        Adopt(Right = right);
        ErrorPosition = errorPosition;
    }

    public ExpressionAst Left { get; }

    public TokenKind Operator { get; }

    public StatementAst Right { get; }

    /// <summary>The operator's extent: where an error of the assignment itself is reported.</summary>
    public IScriptExtent ErrorPosition { get; }

    /// <summary>The expressions that receive a value: one, or the elements of a list on the left.</summary>
    public IEnumerable<ExpressionAst> GetAssignmentTargets()
    {
        if (Left is ArrayLiteralAst list)
        {
            foreach (var element in list.Elements)
            {
                yield return element;
            }
        }
        else
        {
            yield return Left;
        }
    }

    public override Ast Copy() => new AssignmentStatementAst(Extent, CopyOf(Left)!, Operator, CopyOf(Right)!, ErrorPosition);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitAssignmentStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitAssignmentStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Left) && walk.Visit(Right);
}
