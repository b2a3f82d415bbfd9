using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

internal sealed partial class NodeFactory
{
    /// <summary>An operation on two constants is done now, unless it fails: then it fails when it runs.</summary>
    private static ExpressionNode Fold(BinaryExpressionAst ast, ExpressionNode node)
    {
        if (node is not BinaryNode { Left: ConstantNode { Value: int or double or string or long }, Right: ConstantNode { Value: int or double or string or long } }
            || ast.Operator is not (TokenKind.Plus or TokenKind.Minus or TokenKind.Multiply or TokenKind.Divide or TokenKind.Rem))
        {
            return node;
        }

        try
        {
            return new ConstantNode(node.Evaluate(null!));
        }
        catch (Exception e) when (e is RuntimeException or InvalidCastException or ArgumentException or ArithmeticException)
        {
            // It fails when it runs, where the script can catch it.
            return node;
        }
    }

    private ExpressionNode Binary(BinaryExpressionAst ast)
    {
        var left = Expression(ast.Left);
        var right = Expression(ast.Right);
        switch (ast.Operator)
        {
            case TokenKind.Plus:
                return new AddNode(left, right);
            case TokenKind.Minus:
                return new SubtractNode(left, right);
            case TokenKind.Multiply:
                return new MultiplyNode(left, right);
            case TokenKind.Divide:
                return new DivideNode(left, right);
            case TokenKind.Rem:
                return new RemainderNode(left, right);
            case TokenKind.And:
                return new AndNode(left, right);
            case TokenKind.Or:
                return new OrNode(left, right);
            case TokenKind.Xor:
                return new XorNode(left, right);
            case TokenKind.QuestionQuestion:
                return new CoalesceNode(left, right);
            case TokenKind.DotDot:
                return new RangeNode(left, right);
            case TokenKind.Imatch or TokenKind.Inotmatch or TokenKind.Cmatch or TokenKind.Cnotmatch:
                return new MatchNode(
                    ast.Operator is TokenKind.Inotmatch or TokenKind.Cnotmatch, ast.Operator is TokenKind.Imatch or TokenKind.Inotmatch,
                    SlotOf(SpecialVariables.Matches), left, right);
        }

        return (ExpressionNode?)Comparison(ast.Operator, left, right) ?? new OperatorNode(OperationOf(ast.Operator), left, right);
    }

    private static ComparisonNode? Comparison(TokenKind kind, ExpressionNode left, ExpressionNode right)
    {
        ComparisonOperator? comparison = kind switch
        {
            TokenKind.Ieq or TokenKind.Ceq => ComparisonOperator.Equal,
            TokenKind.Ine or TokenKind.Cne => ComparisonOperator.NotEqual,
            TokenKind.Ilt or TokenKind.Clt => ComparisonOperator.Less,
            TokenKind.Ile or TokenKind.Cle => ComparisonOperator.LessOrEqual,
            TokenKind.Igt or TokenKind.Cgt => ComparisonOperator.Greater,
            TokenKind.Ige or TokenKind.Cge => ComparisonOperator.GreaterOrEqual,
            _ => null,
        };
        return comparison is { } known
            ? new ComparisonNode(known, kind is TokenKind.Ieq or TokenKind.Ine or TokenKind.Ilt or TokenKind.Ile or TokenKind.Igt or TokenKind.Ige, left, right)
            : null;
    }

    private static Func<object?, object?, object?> OperationOf(TokenKind kind) => kind switch
    {
        TokenKind.Ilike => static (left, right) => Operators.Like(left, right, true),
        TokenKind.Clike => static (left, right) => Operators.Like(left, right, false),
        TokenKind.Inotlike => static (left, right) => Operators.NotLike(left, right, true),
        TokenKind.Cnotlike => static (left, right) => Operators.NotLike(left, right, false),
        TokenKind.Ireplace => static (left, right) => Operators.Replace(left, right, true),
        TokenKind.Creplace => static (left, right) => Operators.Replace(left, right, false),
        TokenKind.Icontains => static (left, right) => Boxes.Bool(Operators.Contains(left, right, true)),
        TokenKind.Ccontains => static (left, right) => Boxes.Bool(Operators.Contains(left, right, false)),
        TokenKind.Inotcontains => static (left, right) => Boxes.Bool(Operators.NotContains(left, right, true)),
        TokenKind.Cnotcontains => static (left, right) => Boxes.Bool(Operators.NotContains(left, right, false)),
        TokenKind.Iin => static (left, right) => Boxes.Bool(Operators.In(left, right, true)),
        TokenKind.Cin => static (left, right) => Boxes.Bool(Operators.In(left, right, false)),
        TokenKind.Inotin => static (left, right) => Boxes.Bool(Operators.NotIn(left, right, true)),
        TokenKind.Cnotin => static (left, right) => Boxes.Bool(Operators.NotIn(left, right, false)),
        TokenKind.Isplit => static (left, right) => Operators.Split(left, right, true),
        TokenKind.Csplit => static (left, right) => Operators.Split(left, right, false),
        TokenKind.Join => static (left, right) => Operators.Join(left, right),
        TokenKind.Format => static (left, right) => Operators.Format(left, right),
        TokenKind.Is => static (left, right) => Boxes.Bool(Operators.Is(left, right)),
        TokenKind.IsNot => static (left, right) => Boxes.Bool(Operators.IsNot(left, right)),
        TokenKind.As => Operators.As,
        TokenKind.Band => Operators.BitAnd,
        TokenKind.Bor => Operators.BitOr,
        TokenKind.Bxor => Operators.BitXor,
        TokenKind.Shl => Operators.ShiftLeft,
        TokenKind.Shr => Operators.ShiftRight,
        _ => throw new NotSupportedException($"Operator '{kind}' cannot be compiled."),
    };

    private ExpressionNode Unary(UnaryExpressionAst ast)
    {
        switch (ast.TokenKind)
        {
            case TokenKind.PlusPlus or TokenKind.MinusMinus or TokenKind.PostfixPlusPlus or TokenKind.PostfixMinusMinus:
                var operation = new StepOperation(
                    ast.TokenKind is TokenKind.PlusPlus or TokenKind.PostfixPlusPlus,
                    ast.TokenKind is TokenKind.PostfixPlusPlus or TokenKind.PostfixMinusMinus);
                var target = Target(ast.Child);
                return target is LocalVariableNode local ? new StepLocalNode(local, operation) : new UpdateNode(target, operation);
            case TokenKind.Not or TokenKind.Exclaim:
                return new NotNode(Expression(ast.Child));
        }

        var operand = Expression(ast.Child);
        return ast.TokenKind switch
        {
            TokenKind.Minus when operand is ConstantNode { Value: int or double or long or decimal } => new ConstantNode(Operators.Negate(((ConstantNode)operand).Value)),
            TokenKind.Minus => new UnaryOperatorNode(Operators.Negate, operand),
            TokenKind.Plus => new UnaryOperatorNode(Operators.UnaryPlus, operand),
            TokenKind.Bnot => new UnaryOperatorNode(Operators.BitNot, operand),
            TokenKind.Comma => new ArrayLiteralNode([operand]),
            TokenKind.Join => new UnaryOperatorNode(Operators.Join, operand),
            TokenKind.Isplit or TokenKind.Csplit => new UnaryOperatorNode(Operators.Split, operand),
            _ => throw new NotSupportedException($"Operator '{ast.TokenKind}' cannot be compiled."),
        };
    }

    private static string CompoundNameOf(TokenKind kind) => kind switch
    {
        TokenKind.PlusEquals => nameof(Num.Add),
        TokenKind.MinusEquals => nameof(Num.Subtract),
        TokenKind.MultiplyEquals => nameof(Num.Multiply),
        TokenKind.DivideEquals => nameof(Num.Divide),
        _ => nameof(Num.Remainder),
    };

    private static Func<object?, object?, object?> CompoundOperationOf(TokenKind kind) => kind switch
    {
        TokenKind.PlusEquals => Operators.Add,
        TokenKind.MinusEquals => Operators.Subtract,
        TokenKind.MultiplyEquals => Operators.Multiply,
        TokenKind.DivideEquals => Operators.Divide,
        TokenKind.RemainderEquals => Operators.Remainder,
        _ => throw new NotSupportedException($"Assignment operator '{kind}' cannot be compiled."),
    };
}
