using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

internal sealed partial class NodeFactory
{
    public ExpressionNode Assignment(AssignmentStatementAst ast)
    {
        var target = Target(ast.Left);
        var value = StatementAsValue(ast.Right);
        switch (ast.Operator)
        {
            case TokenKind.Equals:
                return new AssignmentNode(target, value);
            case TokenKind.QuestionQuestionEquals:
                return new UpdateNode(target, new CoalesceOperation(value));
            case TokenKind.PlusEquals when target is LocalVariableNode local:
                return new AddToLocalNode(local, value);
            default:
                return new UpdateNode(target, new CompoundOperation(CompoundOperationOf(ast.Operator), CompoundNameOf(ast.Operator), value));
        }
    }

    /// <summary>What stands left of an assignment.</summary>
    public AssignableNode Target(ExpressionAst ast)
    {
        switch (ast)
        {
            case AttributedExpressionAst attributed:
                return ConstrainedTarget(attributed);
            case ParenExpressionAst { Pipeline: PipelineAst inner } when inner.GetPureExpression() is { } pure:
                return Target(pure);
            case ArrayLiteralAst array:
                var targets = new ExpressionNode[array.Elements.Count];
                for (var i = 0; i < targets.Length; i++)
                {
                    targets[i] = Target(array.Elements[i]);
                }

                return new ArrayLiteralNode(targets);
            default:
                return Expression(ast) as AssignableNode ?? throw new NotSupportedException($"'{ast.Extent.Text}' cannot be assigned to.");
        }
    }

    /// <summary>A variable with types or attributes before it, outermost first; before anything else a type only converts.</summary>
    private AssignableNode ConstrainedTarget(AttributedExpressionAst ast)
    {
        var attributes = new List<AttributeBaseAst>();
        ExpressionAst child = ast;
        while (child is AttributedExpressionAst attributed)
        {
            attributes.Add(attributed.Attribute);
            child = attributed.Child;
        }

        var target = Target(child);
        return target is LocalVariableNode or ScopedVariableNode or NamedVariableNode
            ? new ConstrainedVariableNode(target, [.. attributes])
            : new ConvertingTargetNode(target, [.. attributes.OfType<TypeConstraintAst>().Select(type => new TypeReference(type.TypeName))]);
    }
}
