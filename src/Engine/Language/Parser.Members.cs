namespace System.Management.Automation.Language;

/// <content>What follows an operand at once: members, calls, indexes; and brackets before one: conversions.</content>
public sealed partial class Parser
{
    private ExpressionAst ParseSuffixes(ExpressionAst operand)
    {
        if (operand is not UsingExpressionAst { SubExpression: VariableExpressionAst variable } scoped)
        {
            return ParsePlainSuffixes(operand);
        }

        // Members and indexes are part of what is sent along: $using:x.y sends y.
        variable.Orphan();
        var whole = ParsePlainSuffixes(variable);
        if (whole != variable)
        {
            return new UsingExpressionAst(whole.Extent, whole);
        }

        return new UsingExpressionAst(scoped.Extent, variable);
    }

    private ExpressionAst ParsePlainSuffixes(ExpressionAst operand)
    {
        while (true)
        {
            // Only what follows without a blank belongs to the operand; most operands are followed by one.
            var end = operand.Extent.EndOffset;
            if (end >= _source.Text.Length || _source.Text[end] is not ('.' or ':' or '[' or '?'))
            {
                return operand;
            }

            var op = Peek(ScanMode.Operator);
            if (op.Start != end)
            {
                return operand;
            }

            switch (op.Kind)
            {
                case TokenKind.Dot or TokenKind.ColonColon or TokenKind.QuestionDot:
                    EnsureStack();
                    operand = ParseMember(operand, Take());
                    break;
                case TokenKind.LBracket or TokenKind.QuestionLBracket:
                    EnsureStack();
                    operand = ParseIndex(operand, Take());
                    break;
                default:
                    return operand;
            }
        }
    }

    private ExpressionAst ParseIndex(ExpressionAst target, Token open)
    {
        var isNullConditional = open.Kind == TokenKind.QuestionLBracket;
        var state = EnterGroup();
        SkipNewLines(ScanMode.Operand);
        var index = ParseExpression();
        LeaveGroup(state);
        if (index is null)
        {
            Incomplete(After(open), ParserStrings.MissingArrayIndexExpression);
            if (TryTake(ScanMode.Operator, TokenKind.RBracket, out var empty))
            {
                open = empty;
            }

            return new IndexExpressionAst(
                Extent(target.Extent, open.Extent), target, new ErrorExpressionAst(open.Extent), isNullConditional);
        }

        var end = index.Extent.EndOffset;
        if (TryTakePastNewLines(ScanMode.Operator, TokenKind.RBracket, out var close))
        {
            end = close.End;
        }
        else
        {
            Incomplete(After(index), ParserStrings.MissingEndSquareBracket);
        }

        return new IndexExpressionAst(Extent(target.Extent.StartOffset, end), target, index, isNullConditional);
    }

    private ExpressionAst ParseMember(ExpressionAst target, Token op)
    {
        SkipNewLines(ScanMode.Name);
        var member = ParseMemberName(op);
        var isStatic = op.Kind == TokenKind.ColonColon;
        var isNullConditional = op.Kind == TokenKind.QuestionDot;
        var end = member.Extent.EndOffset;
        List<ITypeName>? typeArguments = null;
        if (_peeked is null && end < _limit && member is not ErrorExpressionAst)
        {
            if (_source.Text[end] == '[' && IsGenericCall(end))
            {
                typeArguments = ParseMethodTypeArguments();
                end = _tokenizer.Position;
            }

            if (end < _limit && _source.Text[end] == '(')
            {
                Peek(ScanMode.Operand);
                return ParseCall(target, member, Take(), isStatic, isNullConditional, typeArguments);
            }
        }

        return new MemberExpressionAst(Extent(target.Extent.StartOffset, end), target, member, isStatic, isNullConditional);
    }

    private ExpressionAst ParseMemberName(Token op)
    {
        var token = Peek(ScanMode.Name);
        switch (token.Kind)
        {
            case TokenKind.Identifier:
                Take();
                token.TokenFlags |= TokenFlags.MemberName;
                return new StringConstantExpressionAst(token.Extent, token.Text, StringConstantType.BareWord);
            case TokenKind.LBracket or TokenKind.AtCurly or TokenKind.AtParen or TokenKind.SplattedVariable:
                break;
            case TokenKind.Generic:
                Take();
                Error(After(op), ParserStrings.MissingPropertyName);
                return StringFrom((StringToken)token);
            default:
                if (ParsePrimary(token) is { } primary)
                {
                    return primary;
                }

                if (token.Has(TokenFlags.BinaryOperator | TokenFlags.UnaryOperator) && char.IsLetter(token.Text[^1]))
                {
                    Take();
                    Error(After(op), ParserStrings.MissingPropertyName);
                    return new StringConstantExpressionAst(token.Extent, token.Text, StringConstantType.BareWord);
                }

                break;
        }

        Incomplete(After(op), ParserStrings.MissingPropertyName);
        return new ErrorExpressionAst(After(op));
    }

    /// <summary>Whether brackets that hold type names only, with a parenthesis behind them, stand at <paramref name="offset"/>.</summary>
    private bool IsGenericCall(int offset)
    {
        var text = _source.Text;
        var next = offset + 1;
        while (next < _limit && text[next].IsBlank())
        {
            next++;
        }

        if (next >= _limit || !(text[next].IsIdentifierStart() || text[next] == '['))
        {
            return false;
        }

        var depth = 0;
        for (; offset < _limit; offset++)
        {
            var c = text[offset];
            switch (c)
            {
                case '[':
                    depth++;
                    break;
                case ']' when --depth == 0:
                    return offset + 1 < _limit && text[offset + 1] == '(';
                case ']' or '.' or ',' or '+' or '`' or ' ' or '\t':
                    break;
                default:
                    if (!c.IsIdentifierPart())
                    {
                        return false;
                    }

                    break;
            }
        }

        return false;
    }

    private List<ITypeName> ParseMethodTypeArguments()
    {
        var arguments = new List<ITypeName>();
        Peek(ScanMode.TypeName);
        Take();
        do
        {
            if (ParseGenericArgument() is { } argument)
            {
                arguments.Add(argument);
            }
        }
        while (TryTake(ScanMode.TypeName, TokenKind.Comma, out _));

        if (!TryTake(ScanMode.TypeName, TokenKind.RBracket, out _))
        {
            Error(Peek(ScanMode.TypeName).Extent, ParserStrings.EndSquareBracketExpectedAtEndOfType);
        }

        return arguments;
    }

    private InvokeMemberExpressionAst ParseCall(
        ExpressionAst target, ExpressionAst member, Token open, bool isStatic, bool isNullConditional, List<ITypeName>? typeArguments)
    {
        var arguments = ParseCallArguments(open, out var end);
        return new InvokeMemberExpressionAst(
            Extent(target.Extent.StartOffset, end), target, member, arguments, isStatic, isNullConditional, typeArguments);
    }

    private List<ExpressionAst> ParseCallArguments(Token open, out int end)
    {
        var state = EnterGroup();
        _isCommaDisabled = true;
        var arguments = new List<ExpressionAst>();
        Token? comma = null;
        end = open.End;
        while (true)
        {
            SkipNewLines(ScanMode.Operand);
            if (ParseExpression() is not { } argument)
            {
                if (comma is not null)
                {
                    Incomplete(After(comma), ParserStrings.MissingExpressionAfterToken, comma.Text);
                }

                break;
            }

            arguments.Add(argument);
            end = argument.Extent.EndOffset;
            if (!TryTakePastNewLines(ScanMode.Operator, TokenKind.Comma, out comma))
            {
                break;
            }

            end = comma.End;
        }

        LeaveGroup(state);
        if (TryTakePastNewLines(ScanMode.Operator, TokenKind.RParen, out var close))
        {
            end = close.End;
        }
        else if (comma is null)
        {
            Incomplete(Extent(end, end), ParserStrings.MissingEndParenthesisInMethodCall);
        }

        return arguments;
    }

    /// <summary>Brackets where an operand is expected: a type, a conversion, an attribute of a variable.</summary>
    private ExpressionAst ParseTypeExpression(Token open)
    {
        var attributes = new List<AttributeBaseAst>();
        if (ParseAttribute(open) is { } first)
        {
            attributes.Add(first);
        }

        return attributes.Count == 0
            ? new ErrorExpressionAst(Extent(open.Start, Math.Max(open.End, Math.Min(_tokenizer.Position, _limit))))
            : ParseAttributed(attributes);
    }

    /// <summary>What the attributes and types, which have been read, stand before.</summary>
    private ExpressionAst ParseAttributed(List<AttributeBaseAst> attributes)
    {
        while (TryContinueAttributes(attributes[^1]) && TryTake(ScanMode.Operand, TokenKind.LBracket, out var open))
        {
            if (ParseAttribute(open) is { } next)
            {
                attributes.Add(next);
            }
            else
            {
                return new ErrorExpressionAst(Extent(attributes[0].Extent, attributes[^1].Extent), attributes);
            }
        }

        ExpressionAst? operand = null;
        if (TryContinueAttributes(attributes[^1]) && StartsOperand(Peek(ScanMode.Operand)))
        {
            operand = ParseConvertedOperand();
        }

        for (var i = attributes.Count - 1; i >= 0; i--)
        {
            operand = Attribute(attributes[i], operand);
        }

        return operand!;
    }

    /// <summary>A type with a member or index directly behind it is a value itself.</summary>
    private bool TryContinueAttributes(AttributeBaseAst last)
    {
        var end = last.Extent.EndOffset;
        return end >= _limit || last is AttributeAst || _source.Text[end] is not (':' or '.')
            || (_source.Text[end] == '.' && end + 1 < _limit && char.IsAsciiDigit(_source.Text[end + 1]));
    }

    private static bool StartsOperand(Token token) => token.Kind switch
    {
        TokenKind.Variable or TokenKind.SplattedVariable or TokenKind.Number => true,
        TokenKind.StringLiteral or TokenKind.StringExpandable => true,
        TokenKind.HereStringLiteral or TokenKind.HereStringExpandable => true,
        TokenKind.LParen or TokenKind.LCurly or TokenKind.AtParen or TokenKind.AtCurly or TokenKind.DollarParen => true,

        // Other signs and words behind a type are binary operators.
        TokenKind.Exclaim or TokenKind.Not or TokenKind.Bnot or TokenKind.PlusPlus or TokenKind.MinusMinus => true,
        _ => false,
    };

    private ExpressionAst? ParseConvertedOperand()
    {
        var token = Peek(ScanMode.Operand);
        if (token.Has(TokenFlags.UnaryOperator))
        {
            return ParseUnary();
        }

        return ParsePrimary(token) is { } primary ? ParseSuffixes(primary) : null;
    }

    private ExpressionAst Attribute(AttributeBaseAst attribute, ExpressionAst? operand)
    {
        if (attribute is TypeConstraintAst constraint)
        {
            if (operand is null)
            {
                return ParseSuffixes(new TypeExpressionAst(constraint.Extent, constraint.TypeName));
            }

            return new ConvertExpressionAst(Extent(constraint, operand), constraint, operand);
        }

        if (operand is VariableExpressionAst or AttributedExpressionAst or MemberExpressionAst or IndexExpressionAst)
        {
            return new AttributedExpressionAst(Extent(attribute, operand), attribute, operand);
        }

        Incomplete(attribute.Extent, ParserStrings.UnexpectedAttribute, attribute.TypeName.FullName);
        return operand is null
            ? new ErrorExpressionAst(attribute.Extent, [attribute])
            : new ErrorExpressionAst(Extent(attribute, operand), [attribute, operand]);
    }
}
