namespace System.Management.Automation.Language;

/// <content>param blocks, parameters, attributes.</content>
public sealed partial class Parser
{
    /// <summary>
    /// attribute* 'param' '(' parameters ')'; null if none follows, and then the attributes that were read wait for the statement
    /// that they may belong to.
    /// </summary>
    private ParamBlockAst? TryParseParamBlock()
    {
        var attributes = ParseStatementAttributes();
        var first = Peek(ScanMode.Statement);
        SkipNewLines();
        var keyword = Peek(ScanMode.Statement);
        if (keyword.Kind == TokenKind.Param)
        {
            Take();
            if (TryTakePastNewLines(ScanMode.Argument, TokenKind.LParen, out var open))
            {
                return ParseParamBlock(keyword, attributes, open);
            }

            Resync(keyword.Start);
        }

        if (attributes is not null)
        {
            _pendingAttributes = attributes;
            if (first.Kind == TokenKind.NewLine)
            {
                Resync(first.Start);
            }
        }

        return null;
    }

    private ParamBlockAst ParseParamBlock(Token keyword, List<AttributeBaseAst>? attributes, Token open)
    {
        var parameters = ParseParameterList(open.End, out var end);
        SkipNewLines(ScanMode.Operand);
        if (TryTake(ScanMode.Operand, TokenKind.RParen, out var close))
        {
            end = close.End;
        }
        else
        {
            Incomplete(Extent(end, end), ParserStrings.MissingEndParenthesisInFunctionParameterList);
        }

        List<AttributeAst>? accepted = null;
        foreach (var attribute in attributes ?? [])
        {
            if (attribute is AttributeAst real)
            {
                (accepted ??= []).Add(real);
            }
            else
            {
                Error(attribute.Extent, ParserStrings.TypeNotAllowedBeforeStatement, attribute.TypeName.FullName);
            }
        }

        return new ParamBlockAst(Extent(keyword.Start, end), accepted, parameters);
    }

    /// <summary>Parameters up to, but without, the closing parenthesis.</summary>
    /// <param name="start">Where the list starts.</param>
    /// <param name="end">Where the last parameter ends.</param>
    private List<ParameterAst> ParseParameterList(int start, out int end)
    {
        var state = EnterGroup();
        var parameters = new List<ParameterAst>();
        Token? comma = null;
        end = start;
        while (true)
        {
            SkipNewLines(ScanMode.Operand);
            var parameter = ParseParameter(ref end);
            if (parameter is null)
            {
                if (comma is not null)
                {
                    Incomplete(After(comma), ParserStrings.MissingExpressionAfterToken, comma.Text);
                }

                break;
            }

            parameters.Add(parameter);
            end = parameter.Extent.EndOffset;
            if (!TryTakePastNewLines(ScanMode.Operator, TokenKind.Comma, out comma))
            {
                break;
            }
        }

        LeaveGroup(state);
        return parameters;
    }

    private ParameterAst? ParseParameter(ref int end)
    {
        var first = Peek(ScanMode.Operand);
        List<AttributeBaseAst>? attributes = null;
        while (Peek(ScanMode.Operand).Kind == TokenKind.LBracket)
        {
            if (ParseAttribute(Take()) is { } attribute)
            {
                (attributes ??= []).Add(attribute);
            }

            SkipNewLines(ScanMode.Operand);
        }

        if (Peek(ScanMode.Operand) is not VariableToken { Kind: TokenKind.Variable } variable)
        {
            if (attributes is not null)
            {
                end = attributes[^1].Extent.EndOffset;
                Incomplete(Extent(end, end), ParserStrings.InvalidFunctionParameter);
                SkipPast(TokenKind.RParen);
                (_orphanAttributes ??= []).AddRange(attributes.OfType<AttributeAst>());
            }

            return null;
        }

        Take();
        var name = new VariableExpressionAst(variable.Extent, variable.VariablePath, splatted: false);
        ExpressionAst? defaultValue = null;
        if (TryTakePastNewLines(ScanMode.Operator, TokenKind.Equals, out var equals))
        {
            SkipNewLines(ScanMode.Operand);
            _isCommaDisabled = true;
            defaultValue = ParseExpression();
            _isCommaDisabled = false;
            if (defaultValue is null)
            {
                Incomplete(After(equals), ParserStrings.MissingExpressionAfterToken, equals.Text);
            }
        }

        var last = defaultValue ?? name;
        return new ParameterAst(Extent(first, last), name, attributes, defaultValue);
    }

    /// <summary>Skips to behind the next token of a kind, but not past a line end, a closing brace or the end of the script.</summary>
    private void SkipPast(TokenKind kind)
    {
        while (true)
        {
            var token = Peek(ScanMode.Operand);
            if (token.Kind is TokenKind.EndOfInput or TokenKind.NewLine or TokenKind.RCurly)
            {
                return;
            }

            Take();
            if (token.Kind == kind)
            {
                return;
            }
        }
    }

    /// <summary>The attributes and types before a statement; null if there are none.</summary>
    private List<AttributeBaseAst>? ParseStatementAttributes()
    {
        List<AttributeBaseAst>? attributes = null;
        while (true)
        {
            if (attributes is not null)
            {
                var next = Peek(ScanMode.Operand);
                if (next.Kind == TokenKind.NewLine && !IsAttributeContinuedBehindNewLine(next))
                {
                    return attributes;
                }
            }

            if (!TryTakePastNewLines(ScanMode.Operand, TokenKind.LBracket, out var open))
            {
                return attributes;
            }

            if (ParseAttribute(open) is { } attribute)
            {
                (attributes ??= []).Add(attribute);
            }
            else
            {
                return attributes;
            }
        }
    }

    private bool IsAttributeContinuedBehindNewLine(Token newLine)
    {
        SkipNewLines(ScanMode.Operand);
        var continues = Peek(ScanMode.Operand).Kind == TokenKind.LBracket;
        Resync(newLine.Start);
        return continues && IsDeclarationAhead(newLine.Start);
    }

    /// <summary>Whether, behind brackets only, a param block, class or enum follows: then the brackets before a line end belong to it.</summary>
    private bool IsDeclarationAhead(int offset)
    {
        var text = _source.Text;
        var depth = 0;
        for (; offset < _limit; offset++)
        {
            var c = text[offset];
            switch (c)
            {
                case '[':
                    depth++;
                    break;
                case ']':
                    depth--;
                    break;
                case '\'' or '"':
                    offset = text.IndexOf(c, offset + 1);
                    if (offset < 0)
                    {
                        return false;
                    }

                    break;
                case '#' when depth == 0:
                    while (offset + 1 < _limit && !text[offset + 1].IsNewLine())
                    {
                        offset++;
                    }

                    break;
                default:
                    if (depth == 0 && !c.IsBlank() && !c.IsNewLine())
                    {
                        var rest = text.AsSpan(offset);
                        return rest.StartsWith("param", StringComparison.OrdinalIgnoreCase)
                            || rest.StartsWith("class", StringComparison.OrdinalIgnoreCase)
                            || rest.StartsWith("enum", StringComparison.OrdinalIgnoreCase);
                    }

                    break;
            }
        }

        return false;
    }

    /// <summary>An attribute or a type constraint; its opening bracket has been read.</summary>
    private AttributeBaseAst? ParseAttribute(Token open)
    {
        var state = EnterGroup();
        var attribute = ParseAttributeInGroup(open);
        LeaveGroup(state);
        return attribute;
    }

    private AttributeBaseAst? ParseAttributeInGroup(Token open)
    {
        SkipNewLines(ScanMode.TypeName);
        var typeName = ParseTypeName(unbracketedGenericArgument: false);
        if (typeName is null)
        {
            Incomplete(After(open), ParserStrings.MissingTypename);
            SkipPast(TokenKind.RBracket);
            return null;
        }

        if (TryTake(ScanMode.TypeName, TokenKind.LParen, out var parenthesis))
        {
            return ParseAttributeArguments(open, typeName, parenthesis);
        }

        SkipNewLines(ScanMode.TypeName);
        var end = typeName.Extent.EndOffset;
        if (TryTake(ScanMode.TypeName, TokenKind.RBracket, out var close))
        {
            end = close.End;
        }
        else if (!_isTypeNameBroken)
        {
            Error(Extent(end, end), ParserStrings.EndSquareBracketExpectedAtEndOfAttribute);
        }

        _isTypeNameBroken = false;
        return new TypeConstraintAst(Extent(open.Start, end), typeName);
    }

    private AttributeAst ParseAttributeArguments(Token open, ITypeName typeName, Token parenthesis)
    {
        // A name before arguments is the name of an attribute.
        MarkAttributeName(typeName);
        List<ExpressionAst>? positional = null;
        List<NamedAttributeArgumentAst>? named = null;
        var end = parenthesis.End;
        var comma = default(Token);
        _isCommaDisabled = true;
        while (true)
        {
            SkipNewLines(ScanMode.Name);
            var isArgument = TryParseAttributeArgument(ref positional, ref named, ref end);
            if (!isArgument)
            {
                if (comma is not null)
                {
                    Incomplete(After(comma), ParserStrings.MissingExpressionAfterToken, comma.Text);
                    (positional ??= []).Add(new ErrorExpressionAst(After(comma)));
                }

                break;
            }

            SkipNewLines(ScanMode.Operator);
            if (!TryTake(ScanMode.Operator, TokenKind.Comma, out comma))
            {
                break;
            }
        }

        _isCommaDisabled = false;
        SkipNewLines(ScanMode.Operator);
        var isClosed = TryTake(ScanMode.Operator, TokenKind.RParen, out var close);
        if (isClosed)
        {
            end = close!.End;
        }
        else
        {
            Incomplete(Extent(end, end), ParserStrings.MissingEndParenthesisInExpression);
        }

        SkipNewLines(ScanMode.Operator);
        if (TryTake(ScanMode.Operator, TokenKind.RBracket, out var bracket))
        {
            end = bracket.End;
        }
        else if (isClosed)
        {
            Incomplete(Extent(end, end), ParserStrings.EndSquareBracketExpectedAtEndOfAttribute);
        }

        return new AttributeAst(Extent(open.Start, end), typeName, positional, named);
    }

    private bool TryParseAttributeArgument(ref List<ExpressionAst>? positional, ref List<NamedAttributeArgumentAst>? named, ref int end)
    {
        var name = Peek(ScanMode.Name);
        if (name.Kind != TokenKind.Identifier)
        {
            if (ParseExpression() is not { } value)
            {
                return false;
            }

            (positional ??= []).Add(value);
            end = value.Extent.EndOffset;
            return true;
        }

        Take();
        name.TokenFlags |= TokenFlags.MemberName;
        ExpressionAst argument;
        var isOmitted = false;
        var argumentEnd = name.End;
        if (TryTakePastNewLines(ScanMode.Operator, TokenKind.Equals, out var equals))
        {
            SkipNewLines(ScanMode.Operand);
            var value = ParseExpression();
            if (value is null)
            {
                Incomplete(After(equals), ParserStrings.MissingExpressionInNamedArgument);
                value = new ErrorExpressionAst(After(equals));
                end = equals.End;
                SkipPast(TokenKind.RParen);
            }

            argument = value;
            argumentEnd = value.Extent.EndOffset;
        }
        else
        {
            isOmitted = true;
            argument = new ConstantExpressionAst(name.Extent, true);
        }

        var text = name.Text;
        foreach (var other in named ?? [])
        {
            if (other.ArgumentName.Equals(text, StringComparison.OrdinalIgnoreCase))
            {
                Error(Extent(name.Start, argumentEnd), ParserStrings.DuplicateNamedArgument, text);
                return true;
            }
        }

        (named ??= []).Add(new NamedAttributeArgumentAst(Extent(name.Start, argumentEnd), text, argument, isOmitted));
        return true;
    }
}
