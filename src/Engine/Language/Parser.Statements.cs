namespace System.Management.Automation.Language;

/// <content>Statements, chosen by their first token.</content>
public sealed partial class Parser
{
    private StatementAst? ParseStatement()
    {
        EnsureStack();
        if (_pendingAttributes is { } pending)
        {
            _pendingAttributes = null;
            return ParseAttributedStatement(pending);
        }

        // What follows an unknown operator is a statement of its own, made of that word alone.
        if (_peeked is ParameterToken && _peekedMode == ScanMode.Operator)
        {
            return ParsePipelineChain();
        }

        var token = Peek(ScanMode.Statement);
        switch (token.Kind)
        {
            case TokenKind.If:
                return ParseIfStatement(Take());
            case TokenKind.Switch or TokenKind.Foreach or TokenKind.For or TokenKind.While or TokenKind.Do:
                return ParseLabeledStatement(null, Take());
            case TokenKind.Label:
                return ParseLabel((LabelToken)token);
            case TokenKind.Try:
                return ParseTryStatement(Take());
            case TokenKind.Trap:
                return ParseTrapStatement(Take());
            case TokenKind.Data:
                return ParseDataStatement(Take());
            case TokenKind.Break or TokenKind.Continue:
                return ParseBreakOrContinue(Take());
            case TokenKind.Return or TokenKind.Exit or TokenKind.Throw:
                return ParseFlowStatement(Take());
            case TokenKind.Function or TokenKind.Filter or TokenKind.Workflow:
                return ParseFunctionDefinition(Take());
            case TokenKind.Class:
                return ParseClass(Take(), null);
            case TokenKind.Enum:
                return ParseEnum(Take(), null);
            case TokenKind.Using:
                return ParseUsingStatement(Take());
            case TokenKind.Configuration:
                return ParseConfiguration(Take());
            case TokenKind.From or TokenKind.Define or TokenKind.Var:
                return Reject(Take(), ParserStrings.ReservedKeywordNotAllowed);
            case TokenKind.Parallel or TokenKind.Sequence:
                return Reject(Take(), ParserStrings.UnexpectedKeyword);
            case TokenKind.LBracket:
                return ParseStatementAttributes() is { } attributes
                    ? ParseAttributedStatement(attributes)
                    : new ErrorStatementAst(token.Extent);
            case TokenKind.AndAnd or TokenKind.OrOr:
                Error(token.Extent, ParserStrings.UnexpectedToken, token.Text);
                Take();
                return null;
            default:
                return ParsePipelineChain();
        }
    }

    private ErrorStatementAst Reject(Token keyword, ParserString message)
    {
        Error(keyword.Extent, message, keyword.Text);
        return new ErrorStatementAst(keyword.Extent);
    }

    /// <summary>Brackets at the start of a statement belong to a class or enum that follows, or start an expression.</summary>
    private StatementAst? ParseAttributedStatement(List<AttributeBaseAst> attributes)
    {
        var newLine = Peek(ScanMode.Operand);
        if (newLine.Kind == TokenKind.NewLine)
        {
            SkipNewLines();
            if (Peek(ScanMode.Statement).Kind is not (TokenKind.Class or TokenKind.Enum))
            {
                Resync(newLine.Start);
            }
        }
        else if (newLine.Kind is not (TokenKind.Identifier or TokenKind.Generic))
        {
            _pendingAttributes = attributes;
            return ParsePipelineChain();
        }

        var keyword = Peek(ScanMode.Statement);
        switch (keyword.Kind)
        {
            case TokenKind.Class:
                return ParseClass(Take(), attributes);
            case TokenKind.Enum:
                return ParseEnum(Take(), attributes);
        }

        if (keyword.Has(TokenFlags.StatementDoesntSupportAttributes) && attributes.TrueForAll(static a => a is AttributeAst))
        {
            foreach (var attribute in attributes)
            {
                Error(attribute.Extent, ParserStrings.UnexpectedAttribute, attribute.TypeName.FullName);
            }

            return ParseStatement();
        }

        _pendingAttributes = attributes;
        return ParsePipelineChain();
    }

    private StatementAst? ParseLabel(LabelToken label)
    {
        Take();
        SkipNewLines();
        if (Peek(ScanMode.Statement).Kind is TokenKind.Switch or TokenKind.Foreach or TokenKind.For or TokenKind.While or TokenKind.Do)
        {
            return ParseLabeledStatement(label, Take());
        }

        // Without a loop behind it the word is a command like any other.
        Resync(label.Start);
        Peek(ScanMode.Argument);
        return ParsePipelineChain(isCommand: true);
    }

    private StatementAst ParseLabeledStatement(LabelToken? label, Token keyword) => keyword.Kind switch
    {
        TokenKind.Switch => ParseSwitchStatement(label, keyword),
        TokenKind.Foreach => ParseForEachStatement(label, keyword),
        TokenKind.For => ParseForStatement(label, keyword),
        TokenKind.While => ParseWhileStatement(label, keyword),
        _ => ParseDoStatement(label, keyword),
    };

    private IfStatementAstParts ParseIfClause(Token keyword)
    {
        var parts = new IfStatementAstParts { Last = keyword.Extent };
        SkipNewLines();
        if (!TryTake(ScanMode.Statement, TokenKind.LParen, out var open))
        {
            Incomplete(After(keyword), ParserStrings.MissingOpenParenthesisInIfStatement, keyword.Text);
            return parts;
        }

        var state = EnterGroup();
        SkipNewLines();
        parts.Last = open.Extent;
        var condition = ParsePipelineChain();
        if (condition is null)
        {
            Incomplete(After(open), ParserStrings.IfStatementMissingCondition, keyword.Text);
            condition = new ErrorStatementAst(After(open));
        }
        else
        {
            parts.Last = condition.Extent;
        }

        parts.Condition = condition;
        SkipNewLines();
        LeaveGroup(state);
        if (!TryTake(ScanMode.Statement, TokenKind.RParen, out var close))
        {
            if (condition is not ErrorStatementAst)
            {
                var next = Peek(ScanMode.Statement);
                IncompleteAt(next.Extent, next, ParserStrings.MissingEndParenthesisAfterStatement, keyword.Text);
            }

            return parts;
        }

        parts.Last = close.Extent;
        parts.Body = ParseStatementBlock();
        if (parts.Body is null)
        {
            Incomplete(close.Extent, ParserStrings.MissingStatementBlock, keyword.Text);
        }
        else
        {
            parts.Last = parts.Body.Extent;
        }

        return parts;
    }

    /// <summary>if (condition) { } — as far as it could be read.</summary>
    private struct IfStatementAstParts
    {
        public PipelineBaseAst? Condition;
        public StatementBlockAst? Body;
        public IScriptExtent Last;
    }

    private StatementAst ParseIfStatement(Token keyword)
    {
        var clauses = new List<Tuple<PipelineBaseAst, StatementBlockAst>>();
        StatementBlockAst? elseBlock = null;
        var current = keyword;
        while (true)
        {
            var parts = ParseIfClause(current);
            if (parts.Condition is not { } condition || parts.Body is not { } body)
            {
                return IncompleteIf(keyword, clauses, parts);
            }

            clauses.Add(Tuple.Create(condition, body));
            if (TryTakePastNewLines(ScanMode.Statement, TokenKind.ElseIf, out var elseIf))
            {
                current = elseIf;
                continue;
            }

            if (TryTakePastNewLines(ScanMode.Statement, TokenKind.Else, out var elseKeyword))
            {
                elseBlock = ParseStatementBlock();
                if (elseBlock is null)
                {
                    Incomplete(After(elseKeyword), ParserStrings.MissingStatementBlockAfterElse);
                    return IncompleteIf(keyword, clauses, new IfStatementAstParts { Last = elseKeyword.Extent });
                }
            }

            var last = elseBlock ?? clauses[^1].Item2;
            return new IfStatementAst(Extent(keyword, last), clauses, elseBlock);
        }
    }

    private ErrorStatementAst IncompleteIf(
        Token keyword, List<Tuple<PipelineBaseAst, StatementBlockAst>> clauses, IfStatementAstParts parts)
    {
        var nested = new List<Ast>();
        foreach (var (condition, body) in clauses)
        {
            nested.Add(condition);
            nested.Add(body);
        }

        if (parts.Condition is not null)
        {
            nested.Add(parts.Condition);
        }

        return new ErrorStatementAst(Extent(keyword.Start, parts.Last.EndOffset), nested, keyword);
    }

    private StatementAst ParseWhileStatement(LabelToken? label, Token keyword)
    {
        var start = label?.Start ?? keyword.Start;
        var condition = ParseLoopCondition(keyword, out var last, out var isClosed);
        if (!isClosed)
        {
            return new ErrorStatementAst(Extent(start, last.EndOffset), Nested(condition), keyword);
        }

        if (ParseStatementBlock() is not { } body)
        {
            Incomplete(After(last), ParserStrings.MissingLoopStatement, keyword.Text);
            return new ErrorStatementAst(Extent(start, last.EndOffset), Nested(condition), keyword);
        }

        return new WhileStatementAst(Extent(start, body.Extent.EndOffset), label?.LabelText, condition!, body);
    }

    private static IEnumerable<Ast>? Nested(Ast? ast) => ast is null ? null : [ast];

    /// <summary>'(' pipeline ')' of a while or until.</summary>
    private PipelineBaseAst? ParseLoopCondition(Token keyword, out IScriptExtent last, out bool isClosed)
    {
        isClosed = false;
        last = keyword.Extent;
        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LParen, out var open))
        {
            Incomplete(After(keyword), ParserStrings.MissingOpenParenthesisAfterKeyword, keyword.Text);
            return null;
        }

        var state = EnterGroup();
        SkipNewLines();
        last = open.Extent;
        var condition = ParsePipelineChain();
        if (condition is null)
        {
            Incomplete(After(open), ParserStrings.MissingExpressionAfterKeyword, keyword.Text);
        }
        else
        {
            last = condition.Extent;
        }

        SkipNewLines();
        LeaveGroup(state);
        if (TryTake(ScanMode.Statement, TokenKind.RParen, out var close))
        {
            last = close.Extent;
            isClosed = true;
        }
        else if (condition is not null)
        {
            Incomplete(After(condition), ParserStrings.MissingEndParenthesisAfterStatement, keyword.Text);
        }

        return condition ?? new ErrorStatementAst(After(open));
    }

    private StatementAst ParseDoStatement(LabelToken? label, Token keyword)
    {
        var start = label?.Start ?? keyword.Start;
        if (ParseStatementBlock() is not { } body)
        {
            Incomplete(After(keyword), ParserStrings.MissingLoopStatement, keyword.Text);
            return new ErrorStatementAst(Extent(start, keyword.End), kind: keyword);
        }

        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.While, out var condition)
            && !TryTakePastNewLines(ScanMode.Statement, TokenKind.Until, out condition))
        {
            Incomplete(After(body), ParserStrings.MissingWhileOrUntilInDoWhile);
            return new ErrorStatementAst(Extent(start, body.Extent.EndOffset), kind: keyword, bodies: [body]);
        }

        var test = ParseLoopCondition(condition, out var last, out var isClosed);
        var extent = Extent(start, last.EndOffset);
        if (!isClosed || test is null or ErrorStatementAst)
        {
            return new ErrorStatementAst(extent, kind: keyword, conditions: Nested(test), bodies: [body]);
        }

        return condition.Kind == TokenKind.While
            ? new DoWhileStatementAst(extent, label?.LabelText, test, body)
            : new DoUntilStatementAst(extent, label?.LabelText, test, body);
    }

    private StatementAst ParseForStatement(LabelToken? label, Token keyword)
    {
        var start = label?.Start ?? keyword.Start;
        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LParen, out var open))
        {
            Incomplete(After(keyword), ParserStrings.MissingOpenParenthesisAfterKeyword, keyword.Text);
            return new ErrorStatementAst(Extent(start, keyword.End), kind: keyword);
        }

        var state = EnterGroup();
        var end = open.End;
        var initializer = ParseForClause(ref end);
        PipelineBaseAst? condition = null;
        PipelineBaseAst? iterator = null;
        if (TakeForSeparator(ref end))
        {
            condition = ParseForClause(ref end);
            if (TakeForSeparator(ref end))
            {
                iterator = ParseForClause(ref end);
            }
        }

        SkipNewLines();
        LeaveGroup(state);
        Ast?[] parts = [initializer, condition, iterator];
        if (!TryTake(ScanMode.Statement, TokenKind.RParen, out var close))
        {
            Incomplete(Extent(end, end), ParserStrings.MissingEndParenthesisAfterStatement, keyword.Text);
            return new ErrorStatementAst(Extent(start, end), parts.OfType<Ast>(), keyword);
        }

        if (ParseStatementBlock() is not { } body)
        {
            Incomplete(After(close), ParserStrings.MissingLoopStatement, keyword.Text);
            return new ErrorStatementAst(Extent(start, close.End), parts.OfType<Ast>(), keyword);
        }

        return new ForStatementAst(Extent(start, body.Extent.EndOffset), label?.LabelText, initializer, condition, iterator, body);
    }

    private PipelineBaseAst? ParseForClause(ref int end)
    {
        if (Peek(ScanMode.Statement).Kind == TokenKind.NewLine)
        {
            SkipNewLines();
        }

        var clause = ParsePipelineChain();
        if (clause is not null)
        {
            end = clause.Extent.EndOffset;
        }

        return clause;
    }

    private bool TakeForSeparator(ref int end)
    {
        if (Peek(ScanMode.Statement).Kind is not (TokenKind.Semi or TokenKind.NewLine))
        {
            return false;
        }

        end = Take().End;
        return true;
    }

    private StatementAst ParseForEachStatement(LabelToken? label, Token keyword)
    {
        var start = label?.Start ?? keyword.Start;
        var flags = ParseForEachFlags(out var throttleLimit);
        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LParen, out var open))
        {
            Incomplete(After(keyword), ParserStrings.MissingOpenParenthesisAfterKeyword, keyword.Text);
            return new ErrorStatementAst(Extent(start, keyword.End), kind: keyword);
        }

        var state = EnterGroup();
        var statement = ParseForEachHeader(label, keyword, start, open, flags, throttleLimit, state);
        LeaveGroup(state);
        return statement;
    }

    private StatementAst ParseForEachHeader(
        LabelToken? label,
        Token keyword,
        int start,
        Token open,
        ForEachFlags flags,
        ExpressionAst? throttleLimit,
        (bool IsCommaDisabled, int TernaryDepth) outer)
    {
        SkipNewLines(ScanMode.Operand);
        if (Peek(ScanMode.Operand) is not VariableToken { Kind: TokenKind.Variable } name)
        {
            Incomplete(After(open), ParserStrings.MissingVariableNameAfterForeach);
            return new ErrorStatementAst(Extent(start, open.End), kind: keyword);
        }

        Take();
        var variable = new VariableExpressionAst(name.Extent, name.VariablePath, splatted: false);
        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.In, out var inKeyword))
        {
            Incomplete(After(variable), ParserStrings.MissingInInForeach);
            return new ErrorStatementAst(Extent(start, variable.Extent.EndOffset), [variable], keyword);
        }

        SkipNewLines();
        if (ParsePipelineChain() is not { } expression)
        {
            Incomplete(After(inKeyword), ParserStrings.MissingForeachExpression);
            return new ErrorStatementAst(Extent(start, inKeyword.End), [variable], keyword);
        }

        SkipNewLines();
        if (!TryTake(ScanMode.Statement, TokenKind.RParen, out var close))
        {
            Incomplete(After(expression), ParserStrings.MissingEndParenthesisAfterForeach);
            return new ErrorStatementAst(Extent(start, expression.Extent.EndOffset), [variable, expression], keyword);
        }

        LeaveGroup(outer);
        if (ParseStatementBlock() is not { } body)
        {
            Incomplete(After(close), ParserStrings.MissingForeachStatement);
            return new ErrorStatementAst(Extent(start, close.End), [variable, expression], keyword);
        }

        var extent = Extent(start, body.Extent.EndOffset);
        return new ForEachStatementAst(extent, label?.LabelText, flags, throttleLimit, variable, expression, body);
    }

    private ForEachFlags ParseForEachFlags(out ExpressionAst? throttleLimit)
    {
        var flags = ForEachFlags.None;
        throttleLimit = null;
        SkipNewLines(ScanMode.Argument);
        while (Peek(ScanMode.Argument) is ParameterToken flag)
        {
            Take();
            if (Names(flag, "parallel"))
            {
                flags |= ForEachFlags.Parallel;
            }
            else if (Names(flag, "throttlelimit"))
            {
                throttleLimit = ParseSingleArgument();
                if (throttleLimit is null)
                {
                    Incomplete(After(flag), ParserStrings.MissingThrottleLimit);
                }
            }
            else
            {
                Error(flag.Extent, ParserStrings.InvalidForeachFlag, flag.ParameterName);
            }

            SkipNewLines(ScanMode.Argument);
        }

        return flags;
    }

    /// <summary>Flags may be shortened, but not to nothing.</summary>
    private static bool Names(ParameterToken flag, string name) =>
        flag.ParameterName.Length > 0 && name.StartsWith(flag.ParameterName, StringComparison.OrdinalIgnoreCase);

    private StatementAst ParseTryStatement(Token keyword)
    {
        if (ParseStatementBlock() is not { } body)
        {
            Incomplete(After(keyword), ParserStrings.MissingTryStatementBlock);
            return new ErrorStatementAst(keyword.Extent, kind: keyword);
        }

        var catches = new List<CatchClauseAst>();
        var last = body.Extent;
        while (TryTakePastNewLines(ScanMode.Statement, TokenKind.Catch, out var catchKeyword))
        {
            if (ParseCatchClause(catchKeyword) is not { } clause)
            {
                return new ErrorStatementAst(Extent(keyword.Start, catchKeyword.End), [body, .. catches], keyword);
            }

            catches.Add(clause);
            last = clause.Extent;
        }

        StatementBlockAst? finallyBlock = null;
        if (TryTakePastNewLines(ScanMode.Statement, TokenKind.Finally, out var finallyKeyword))
        {
            finallyBlock = ParseStatementBlock();
            if (finallyBlock is null)
            {
                Incomplete(After(finallyKeyword), ParserStrings.MissingFinallyStatementBlock);
                return new ErrorStatementAst(Extent(keyword, finallyKeyword), [body, .. catches], keyword);
            }

            last = finallyBlock.Extent;
        }

        if (catches.Count == 0 && finallyBlock is null)
        {
            Incomplete(After(body), ParserStrings.MissingCatchOrFinally);
            return new ErrorStatementAst(Extent(keyword, body), [body], keyword);
        }

        return new TryStatementAst(Extent(keyword.Start, last.EndOffset), body, catches, finallyBlock);
    }

    private CatchClauseAst? ParseCatchClause(Token keyword)
    {
        var types = new List<TypeConstraintAst>();
        var last = keyword.Extent;
        Token? comma = null;
        while (true)
        {
            if (!TryTakePastNewLines(ScanMode.Operand, TokenKind.LBracket, out var open))
            {
                if (comma is not null)
                {
                    Incomplete(After(comma), ParserStrings.MissingTypeLiteralToken);
                }

                break;
            }

            var type = ParseAttribute(open);
            if (type is TypeConstraintAst constraint)
            {
                types.Add(constraint);
                last = constraint.Extent;
            }
            else if (type is not null)
            {
                Error(type.Extent, ParserStrings.UnexpectedAttribute, type.TypeName.FullName);
            }

            if (!TryTakePastNewLines(ScanMode.Operator, TokenKind.Comma, out comma))
            {
                break;
            }
        }

        if (ParseStatementBlock() is not { } body)
        {
            Incomplete(After(last), ParserStrings.MissingCatchHandlerBlock);
            return null;
        }

        return new CatchClauseAst(Extent(keyword, body), types, body);
    }

    private StatementAst ParseTrapStatement(Token keyword)
    {
        TypeConstraintAst? type = null;
        if (TryTakePastNewLines(ScanMode.Operand, TokenKind.LBracket, out var open))
        {
            type = ParseAttribute(open) as TypeConstraintAst;
        }

        if (ParseStatementBlock() is not { } body)
        {
            Incomplete(type is null ? After(keyword) : After(type), ParserStrings.MissingTrapStatement);
            return new ErrorStatementAst(Extent(keyword.Start, type?.Extent.EndOffset ?? keyword.End), Nested(type), keyword);
        }

        return new TrapStatementAst(Extent(keyword, body), type, body);
    }

    private StatementAst ParseDataStatement(Token keyword)
    {
        var end = keyword.End;
        string? name = null;
        SkipNewLines(ScanMode.Argument);
        var token = Peek(ScanMode.Argument);
        if (token.Kind is TokenKind.Identifier or TokenKind.Generic and not TokenKind.Parameter && token is not StringExpandableToken)
        {
            name = Take().Text;
            end = token.End;
        }

        List<ExpressionAst>? commands = null;
        while (true)
        {
            SkipNewLines(ScanMode.Argument);
            if (Peek(ScanMode.Argument) is not ParameterToken parameter)
            {
                break;
            }

            Take();
            end = parameter.End;
            if (!Names(parameter, "supportedcommand"))
            {
                Error(parameter.Extent, ParserStrings.InvalidParameterForDataSectionStatement, parameter.ParameterName);
            }

            if (ParseArgument(allowList: false) is not { } first)
            {
                if (Names(parameter, "supportedcommand"))
                {
                    Incomplete(After(parameter), ParserStrings.MissingValueForSupportedCommandInDataSectionStatement);
                    return new ErrorStatementAst(Extent(keyword.Start, end), commands, keyword);
                }

                break;
            }

            (commands ??= []).Add(first);
            end = first.Extent.EndOffset;
            while (TryTake(ScanMode.Argument, TokenKind.Comma, out var comma))
            {
                SkipNewLines(ScanMode.Argument);
                if (ParseArgument(allowList: false) is not { } next)
                {
                    Incomplete(After(comma), ParserStrings.MissingValueForSupportedCommandInDataSectionStatement);
                    break;
                }

                commands.Add(next);
                end = next.Extent.EndOffset;
            }
        }

        if (ParseStatementBlock() is not { } body)
        {
            Incomplete(Extent(end, end), ParserStrings.MissingStatementBlockForDataSection);
            return new ErrorStatementAst(Extent(keyword.Start, end), commands, keyword);
        }

        return new DataStatementAst(Extent(keyword, body), name, commands, body);
    }

    private StatementAst ParseBreakOrContinue(Token keyword)
    {
        var label = ParseSingleArgument();
        var extent = label is null ? keyword.TextExtent : Extent(keyword, label);
        return keyword.Kind == TokenKind.Break ? new BreakStatementAst(extent, label) : new ContinueStatementAst(extent, label);
    }

    private StatementAst ParseFlowStatement(Token keyword)
    {
        var pipeline = ParsePipelineChain();
        var extent = pipeline is null ? keyword.TextExtent : Extent(keyword, pipeline);
        return keyword.Kind switch
        {
            TokenKind.Return => new ReturnStatementAst(extent, pipeline),
            TokenKind.Exit => new ExitStatementAst(extent, pipeline),
            _ => new ThrowStatementAst(extent, pipeline),
        };
    }
}
