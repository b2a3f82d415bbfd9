namespace System.Management.Automation.Language;

/// <content>The switch statement.</content>
public sealed partial class Parser
{
    private StatementAst ParseSwitchStatement(LabelToken? label, Token keyword)
    {
        var start = label?.Start ?? keyword.Start;
        var end = keyword.End;
        var flagTokens = new List<KeyValuePair<string, Tuple<Token, Ast>>>();
        PipelineBaseAst? condition = null;
        var flags = ParseSwitchFlags(flagTokens, ref end, ref condition);
        if (condition is ErrorStatementAst || (condition is null && !ParseSwitchCondition(ref end, out condition)))
        {
            return Broken();
        }

        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LCurly, out var open))
        {
            Incomplete(Extent(end, end), ParserStrings.MissingCurlyBraceInSwitchStatement);
            return Broken();
        }

        var clauses = new List<Tuple<ExpressionAst, StatementBlockAst>>();
        StatementBlockAst? defaultBlock = null;
        var state = EnterGroup();
        var isRight = ParseSwitchClauses(open, clauses, ref defaultBlock, ref end);
        LeaveGroup(state);
        if (!isRight)
        {
            return Broken();
        }

        return new SwitchStatementAst(Extent(start, end), label?.LabelText, condition!, flags, clauses, defaultBlock);

        ErrorStatementAst Broken() => new(
            Extent(start, end), kind: keyword, flags: flagTokens, conditions: Nested(condition));
    }

    private SwitchFlags ParseSwitchFlags(
        List<KeyValuePair<string, Tuple<Token, Ast>>> tokens, ref int end, ref PipelineBaseAst? condition)
    {
        var flags = SwitchFlags.None;
        SkipNewLines(ScanMode.Argument);
        while (Peek(ScanMode.Argument) is ParameterToken flag)
        {
            Take();
            end = flag.End;
            if (Names(flag, "regex"))
            {
                flags = (flags | SwitchFlags.Regex) & ~SwitchFlags.Wildcard;
            }
            else if (Names(flag, "wildcard"))
            {
                flags = (flags | SwitchFlags.Wildcard) & ~SwitchFlags.Regex;
            }
            else if (Names(flag, "exact"))
            {
                flags &= ~(SwitchFlags.Regex | SwitchFlags.Wildcard);
            }
            else if (Names(flag, "casesensitive"))
            {
                flags |= SwitchFlags.CaseSensitive;
            }
            else if (Names(flag, "parallel"))
            {
                flags |= SwitchFlags.Parallel;
            }
            else if (Names(flag, "file"))
            {
                flags |= SwitchFlags.File;
                ParseSwitchFile(flag, ref end, ref condition);
            }
            else
            {
                Error(flag.Extent, ParserStrings.InvalidSwitchFlag, flag.ParameterName);
            }

            tokens.Add(KeyValuePair.Create(flag.ParameterName, Tuple.Create<Token, Ast>(flag, null!)));
            SkipNewLines(ScanMode.Argument);
        }

        return flags;
    }

    private void ParseSwitchFile(ParameterToken flag, ref int end, ref PipelineBaseAst? condition)
    {
        var file = ParseSingleArgument();
        if (file is null)
        {
            Incomplete(After(flag), ParserStrings.MissingFilenameOption);
            condition = new ErrorStatementAst(After(flag));
            return;
        }

        end = file.Extent.EndOffset;
        condition = new PipelineAst(file.Extent, new CommandExpressionAst(file.Extent, file, null));
    }

    private bool ParseSwitchCondition(ref int end, out PipelineBaseAst? condition)
    {
        condition = null;
        if (!TryTake(ScanMode.Statement, TokenKind.LParen, out var open))
        {
            Incomplete(Extent(end, end), ParserStrings.PipelineValueRequired);
            return false;
        }

        end = open.End;
        var state = EnterGroup();
        SkipNewLines();
        condition = ParsePipelineChain();
        SkipNewLines();
        LeaveGroup(state);
        if (condition is null)
        {
            Incomplete(After(open), ParserStrings.PipelineValueRequired);
            condition = new ErrorStatementAst(After(open));
        }

        end = Math.Max(end, condition.Extent.EndOffset);
        if (TryTake(ScanMode.Statement, TokenKind.RParen, out var close))
        {
            end = close.End;
            return true;
        }

        if (condition is not ErrorStatementAst)
        {
            Incomplete(Extent(end, end), ParserStrings.MissingEndParenthesisInSwitchStatement);
        }

        return false;
    }

    private bool ParseSwitchClauses(
        Token open, List<Tuple<ExpressionAst, StatementBlockAst>> clauses, ref StatementBlockAst? defaultBlock, ref int end)
    {
        end = open.End;
        var isRight = true;
        while (true)
        {
            SkipNewLinesAndSemicolons();
            var token = Peek(ScanMode.Argument);
            var isDefault = token.Kind is TokenKind.Identifier or TokenKind.Generic
                && _source.Text.AsSpan(token.Start, token.End - token.Start).Equals("default", StringComparison.OrdinalIgnoreCase);
            if (isDefault)
            {
                token.Reclassify(token.Kind, TokenFlags.Keyword);
            }

            var clause = ParseArgument(allowList: true);
            if (clause is null)
            {
                var close = Peek(ScanMode.Statement);
                if (close.Kind != TokenKind.RCurly)
                {
                    IncompleteAt(open.Extent, close, ParserStrings.MissingEndCurlyBrace);
                    return false;
                }

                Take();
                if (clauses.Count == 0 && defaultBlock is null && isRight)
                {
                    Incomplete(After(open), ParserStrings.MissingSwitchConditionExpression);
                    return false;
                }

                end = close.End;
                return isRight;
            }

            if (ParseStatementBlock() is not { } body)
            {
                Incomplete(After(clause), ParserStrings.MissingSwitchStatementClause);
                end = clause.Extent.EndOffset;
                isRight = false;
                continue;
            }

            end = body.Extent.EndOffset;
            if (!isDefault)
            {
                clauses.Add(Tuple.Create(clause, body));
            }
            else if (defaultBlock is null)
            {
                defaultBlock = body;
            }
            else
            {
                Error(clause.Extent, ParserStrings.MultipleSwitchDefaultClauses);
            }
        }
    }
}
