namespace System.Management.Automation.Language;

/// <content>Expressions: operators by precedence, operands, what follows an operand.</content>
public sealed partial class Parser
{
    /// <summary>binary ('?' expression ':' expression)?; null if no expression starts here.</summary>
    private ExpressionAst? ParseExpression()
    {
        EnsureStack();
        if (ParseArrayLiteral() is not { } first)
        {
            return null;
        }

        var condition = ParseBinary(first, 1);
        return Peek(ScanMode.Operator).Kind == TokenKind.QuestionMark ? ParseTernary(condition) : condition;
    }

    /// <summary>Operators that bind at least as tight as <paramref name="precedence"/>, all of them left-associative.</summary>
    private ExpressionAst ParseBinary(ExpressionAst left, int precedence)
    {
        while (true)
        {
            var op = Peek(ScanMode.Operator);
            var current = op.Kind.BinaryPrecedence();
            if (current < precedence || !op.Has(TokenFlags.BinaryOperator))
            {
                return left;
            }

            Take();
            SkipNewLines(ScanMode.Operand);
            var right = ParseArrayLiteral();
            if (right is null)
            {
                Incomplete(After(op), ParserStrings.ExpectedValueExpression, op.Text);
                right = new ErrorExpressionAst(After(op));
            }

            while (true)
            {
                var next = Peek(ScanMode.Operator);
                var tighter = next.Kind.BinaryPrecedence();
                if (tighter <= current || !next.Has(TokenFlags.BinaryOperator))
                {
                    break;
                }

                EnsureStack();
                right = ParseBinary(right, tighter);
            }

            left = new BinaryExpressionAst(Extent(left, right), left, op.Kind, right, op.Extent);
        }
    }

    private ExpressionAst ParseTernary(ExpressionAst condition)
    {
        var question = Take();
        _tokenizer.TernaryDepth++;
        SkipNewLines(ScanMode.Operand);
        var ifTrue = ParseExpression();
        if (ifTrue is null)
        {
            Incomplete(After(question), ParserStrings.ExpectedValueExpression, question.Text);
            ifTrue = new ErrorExpressionAst(After(question));
            if (Peek(ScanMode.Operator).Kind != TokenKind.Colon)
            {
                _tokenizer.TernaryDepth--;
                return new ErrorExpressionAst(Extent(condition.Extent, question.Extent), [condition]);
            }
        }

        if (!TryTakePastNewLines(ScanMode.Operator, TokenKind.Colon, out var colon))
        {
            _tokenizer.TernaryDepth--;
            var next = Peek(ScanMode.Operator);
            IncompleteAt(next.Extent, next, ParserStrings.MissingColonInTernaryExpression);
            return new ErrorExpressionAst(Extent(condition, ifTrue), [condition, ifTrue]);
        }

        _tokenizer.TernaryDepth--;
        SkipNewLines(ScanMode.Operand);
        var ifFalse = ParseExpression();
        if (ifFalse is null)
        {
            Incomplete(After(colon), ParserStrings.ExpectedValueExpression, colon.Text);
            ifFalse = new ErrorExpressionAst(After(colon));
        }

        return new TernaryExpressionAst(Extent(condition, ifFalse), condition, ifTrue, ifFalse);
    }

    /// <summary>unary (',' unary)*</summary>
    private ExpressionAst? ParseArrayLiteral()
    {
        var first = ParseUnary();
        if (first is null || _isCommaDisabled || Peek(ScanMode.Operator).Kind != TokenKind.Comma)
        {
            return first;
        }

        var elements = new List<ExpressionAst> { first };
        while (TryTake(ScanMode.Operator, TokenKind.Comma, out var comma))
        {
            SkipNewLines(ScanMode.Operand);
            var next = ParseUnary();
            if (next is null)
            {
                Incomplete(After(comma), ParserStrings.MissingExpressionAfterToken, comma.Text);
                elements.Add(new ErrorExpressionAst(comma.Extent));
                break;
            }

            elements.Add(next);
        }

        return new ArrayLiteralAst(Extent(first, elements[^1]), elements);
    }

    private ExpressionAst? ParseUnary()
    {
        if (_pendingAttributes is { } attributes)
        {
            _pendingAttributes = null;
            return ParsePostfix(ParseAttributed(attributes));
        }

        var token = Peek(ScanMode.Operand);
        if (!token.Has(TokenFlags.UnaryOperator) || (token.Kind == TokenKind.Comma && _isCommaDisabled))
        {
            var primary = ParsePrimary(token);
            return primary is null ? null : ParsePostfix(ParseSuffixes(primary));
        }

        EnsureStack();
        Take();
        SkipNewLines(ScanMode.Operand);
        var operand = ParseUnary();
        if (operand is null)
        {
            Incomplete(After(token), ParserStrings.MissingExpressionAfterOperator, token.Text);
            return new ErrorExpressionAst(token.Extent);
        }

        var extent = Extent(token, operand);
        return token.Kind == TokenKind.Comma
            ? new ArrayLiteralAst(extent, [operand])
            : new UnaryExpressionAst(extent, token.Kind, operand);
    }

    private ExpressionAst ParsePostfix(ExpressionAst operand)
    {
        var op = Peek(ScanMode.Operator);
        TokenKind kind;
        switch (op.Kind)
        {
            case TokenKind.PlusPlus:
                kind = TokenKind.PostfixPlusPlus;
                break;
            case TokenKind.MinusMinus:
                kind = TokenKind.PostfixMinusMinus;
                break;
            default:
                return operand;
        }

        Take();
        return new UnaryExpressionAst(Extent(operand.Extent, op.Extent), kind, operand);
    }

    /// <summary>An operand without what may follow it; null if none starts here.</summary>
    private ExpressionAst? ParsePrimary(Token token)
    {
        switch (token.Kind)
        {
            case TokenKind.Variable or TokenKind.SplattedVariable:
                Take();
                return VariableFrom((VariableToken)token);
            case TokenKind.Number:
                Take();
                return new ConstantExpressionAst(token.Extent, ((NumberToken)token).Value);
            case TokenKind.StringLiteral or TokenKind.StringExpandable:
            case TokenKind.HereStringLiteral or TokenKind.HereStringExpandable:
                Take();
                return StringFrom((StringToken)token);
            case TokenKind.LParen:
                return ParseParenthesized(Take());
            case TokenKind.DollarParen or TokenKind.AtParen:
                Take();
                var block = ParseSubExpression(token, out var end);
                return token.Kind == TokenKind.DollarParen
                    ? new SubExpressionAst(Extent(token.Start, end), block)
                    : new ArrayExpressionAst(Extent(token.Start, end), block);
            case TokenKind.AtCurly:
                return ParseHashtable(Take());
            case TokenKind.LCurly:
                return ParseScriptBlockExpression(Take());
            case TokenKind.LBracket:
                return ParseTypeExpression(Take());
            default:
                return null;
        }
    }

    private static ExpressionAst VariableFrom(VariableToken token)
    {
        var path = token.VariablePath;
        if (path.DriveName is { } drive && drive.Equals("using", StringComparison.OrdinalIgnoreCase))
        {
            var name = path.UserPath[(drive.Length + 1)..];
            return new UsingExpressionAst(
                token.Extent, new VariableExpressionAst(token.Extent, name, token.Kind == TokenKind.SplattedVariable));
        }

        return new VariableExpressionAst(token.Extent, path, token.Kind == TokenKind.SplattedVariable);
    }

    private ExpressionAst StringFrom(StringToken token)
    {
        var type = token.Kind switch
        {
            TokenKind.StringLiteral => StringConstantType.SingleQuoted,
            TokenKind.StringExpandable => StringConstantType.DoubleQuoted,
            TokenKind.HereStringLiteral => StringConstantType.SingleQuotedHereString,
            TokenKind.HereStringExpandable => StringConstantType.DoubleQuotedHereString,
            _ => StringConstantType.BareWord,
        };
        return token is StringExpandableToken { Parts: not null } expandable
            ? ExpandableFrom(expandable, type)
            : new StringConstantExpressionAst(token.Extent, token.Value, type);
    }

    private ExpandableStringExpressionAst ExpandableFrom(StringExpandableToken token, StringConstantType type)
    {
        EnsureStack();
        var expressions = new List<ExpressionAst>(token.Parts!.Count);
        var tokens = new List<Token>();
        foreach (var part in token.Parts)
        {
            if (part.Variable is { } variable)
            {
                tokens.Add(variable);
                expressions.Add(VariableFrom(variable));
                continue;
            }

            var nested = new Parser(_source, part.Start, part.End, part.IsClosed ? part.End - 1 : part.End, _errors);
            expressions.Add(nested.ParsePrimary(nested.Peek(ScanMode.Operand))!);
            foreach (var nestedToken in nested._tokenizer.Tokens)
            {
                if (nestedToken.Kind != TokenKind.EndOfInput && nestedToken.Start < part.End)
                {
                    tokens.Add(nestedToken);
                }
            }
        }

        token.NestedTokens = new System.Collections.ObjectModel.ReadOnlyCollection<Token>(tokens);
        return new ExpandableStringExpressionAst(token.Extent, token.Value, token.FormatString, type, expressions);
    }

    private ParenExpressionAst ParseParenthesized(Token open)
    {
        var state = EnterGroup();
        SkipNewLines();
        var pipeline = ParsePipelineChain();
        var end = pipeline?.Extent.EndOffset ?? open.End;
        if (pipeline is null)
        {
            Incomplete(After(open), ParserStrings.ExpectedExpression, open.Text);
            pipeline = new ErrorStatementAst(After(open));
        }

        SkipNewLines();
        LeaveGroup(state);
        if (TryTake(ScanMode.Statement, TokenKind.RParen, out var close))
        {
            end = close.End;
        }
        else
        {
            Incomplete(Extent(end, end), ParserStrings.MissingEndParenthesisInExpression);
        }

        return new ParenExpressionAst(Extent(open.Start, end), pipeline);
    }

    /// <summary>Statements up to ')'; the opening token has been read.</summary>
    private StatementBlockAst ParseSubExpression(Token open, out int end)
    {
        EnsureStack();
        var state = EnterGroup();
        var statements = new List<StatementAst>();
        List<TrapStatementAst>? traps = null;
        ParseStatements(statements, ref traps);
        LeaveGroup(state);
        var extent = StatementsExtent(open.End, null, statements, traps);
        var close = Peek(ScanMode.Statement);
        if (close.Kind == TokenKind.RParen)
        {
            end = Take().End;
        }
        else
        {
            IncompleteAt(close.Extent, close, ParserStrings.MissingEndParenthesisInSubexpression);
            end = Math.Max(open.End, extent.EndOffset);
        }

        return new StatementBlockAst(extent, statements, traps);
    }

    private HashtableAst ParseHashtable(Token open)
    {
        EnsureStack();
        var state = EnterGroup();
        var pairs = new List<Tuple<ExpressionAst, StatementAst>>();
        var end = open.End;
        while (true)
        {
            SkipHashSeparators();
            var key = ParseHashKey();
            if (key is null)
            {
                break;
            }

            if (!TryTake(ScanMode.Operator, TokenKind.Equals, out var equals))
            {
                Error(After(key), ParserStrings.MissingEqualsInHashLiteral);
                SkipToClosingBrace();
                pairs.Add(Tuple.Create<ExpressionAst, StatementAst>(key, new ErrorStatementAst(After(key))));
                end = key.Extent.EndOffset;
                break;
            }

            SkipNewLines();
            var value = ParseStatement();
            if (value is null)
            {
                Error(After(equals), ParserStrings.MissingStatementInHashLiteral);
                value = new ErrorStatementAst(After(equals));
            }

            pairs.Add(Tuple.Create(key, value));
            end = value.Extent.EndOffset;
            if (Peek(_peeked is null ? ScanMode.Statement : _peekedMode).Kind is not (TokenKind.NewLine or TokenKind.Semi))
            {
                break;
            }

            end = _peeked!.End;
        }

        LeaveGroup(state);
        if (Peek(_peeked is null ? ScanMode.Statement : _peekedMode).Kind == TokenKind.RCurly)
        {
            end = Take().End;
        }
        else
        {
            IncompleteAt(After(open), _peeked!, ParserStrings.MissingEndCurlyBrace);
        }

        return new HashtableAst(Extent(open.Start, end), pairs);
    }

    private void SkipHashSeparators()
    {
        while (Peek(ScanMode.Name).Kind is TokenKind.NewLine or TokenKind.Semi)
        {
            Take();
        }
    }

    private ExpressionAst? ParseHashKey()
    {
        var token = Peek(ScanMode.Name);
        if (token.Kind == TokenKind.Identifier)
        {
            Take();
            token.TokenFlags |= TokenFlags.MemberName;
            return new StringConstantExpressionAst(token.Extent, token.Text, StringConstantType.BareWord);
        }

        if (token.Kind is TokenKind.Comma or TokenKind.RCurly or TokenKind.EndOfInput or TokenKind.Equals)
        {
            return null;
        }

        _isCommaDisabled = true;
        var key = ParseUnary();
        _isCommaDisabled = false;
        return key;
    }

    /// <summary>Skips to the brace that closes the current group, past groups in between.</summary>
    private void SkipToClosingBrace()
    {
        var depth = 0;
        while (true)
        {
            switch (Peek(ScanMode.Operand).Kind)
            {
                case TokenKind.EndOfInput:
                    return;
                case TokenKind.LCurly or TokenKind.AtCurly:
                    depth++;
                    break;
                case TokenKind.RCurly when depth == 0:
                    return;
                case TokenKind.RCurly:
                    depth--;
                    break;
            }

            Take();
        }
    }
}
