namespace System.Management.Automation.Language;

/// <summary>Which expressions are constant: the ones that attributes and enum values accept.</summary>
internal static class ConstantValues
{
    public static bool IsConstant(ExpressionAst expression) => expression switch
    {
        ConstantExpressionAst => true,
        TypeExpressionAst => true,
        VariableExpressionAst variable => variable.IsConstantVariable(),
        UnaryExpressionAst unary => unary.TokenKind.HasTrait(TokenFlags.CanConstantFold) && IsConstant(unary.Child),
        BinaryExpressionAst binary =>
            binary.Operator.HasTrait(TokenFlags.CanConstantFold) && IsConstant(binary.Left) && IsConstant(binary.Right),
        ConvertExpressionAst convert => IsConstant(convert.Child),
        ArrayLiteralAst list => list.Elements.All(IsConstant),
        ArrayExpressionAst array => IsConstant(array.SubExpression),
        ParenExpressionAst paren => paren.Pipeline.GetPureExpression() is { } inner && IsConstant(inner),
        InvokeMemberExpressionAst => false,
        MemberExpressionAst { Static: true, Expression: TypeExpressionAst type, Member: StringConstantExpressionAst member } =>
            IsLiteralField(type, member.Value),
        TernaryExpressionAst ternary => IsConstant(ternary.Condition) && IsConstant(ternary.IfTrue) && IsConstant(ternary.IfFalse),
        _ => false,
    };

    private static bool IsConstant(StatementBlockAst block) =>
        block.Traps is null
        && block.Statements.All(static statement =>
            statement is PipelineBaseAst pipeline && pipeline.GetPureExpression() is { } inner && IsConstant(inner));

    private static bool IsLiteralField(TypeExpressionAst type, string member) =>
        type.TypeName.GetReflectionType()?.GetField(
            member,
            System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.Static | System.Reflection.BindingFlags.IgnoreCase)
            is { IsLiteral: true };
}
