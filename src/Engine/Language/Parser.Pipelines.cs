namespace System.Management.Automation.Language;

/// <content>Chains, pipelines, assignments.</content>
public sealed partial class Parser
{
    /// <summary>assignment | pipeline (('&amp;&amp;' | '||') pipeline)* '&amp;'?; null if no such thing starts here.</summary>
    private PipelineBaseAst? ParsePipelineChain(bool isCommand = false)
    {
        EnsureStack();
        var first = ParsePipeline(allowAssignment: true, isCommand);
        if (first is not ChainableAst chain)
        {
            return first;
        }

        while (true)
        {
            var next = _peeked ?? Peek(ScanMode.Operator);
            switch (next.Kind)
            {
                case TokenKind.AndAnd or TokenKind.OrOr:
                    Take();
                    SkipNewLines();
                    if (ParsePipeline(allowAssignment: false) is not PipelineAst right)
                    {
                        var found = Peek(ScanMode.Statement);
                        if (found.Kind == TokenKind.EndOfInput)
                        {
                            Incomplete(After(next), ParserStrings.EmptyPipelineChainElement);
                        }
                        else
                        {
                            Error(Extent(next, found), ParserStrings.EmptyPipelineChainElement);
                        }

                        return new ErrorStatementAst(Extent(chain.Extent, next.Extent), [chain]);
                    }

                    chain = new PipelineChainAst(Extent(chain, right), chain, right, next.Kind);
                    break;
                case TokenKind.Ampersand:
                    Take();
                    return InBackground(chain);
                default:
                    return chain;
            }
        }
    }

    private static ChainableAst InBackground(ChainableAst chain)
    {
        switch (chain)
        {
            case PipelineAst pipeline:
                pipeline.Background = true;
                break;
            case PipelineChainAst pipelines:
                pipelines.Background = true;
                break;
        }

        return chain;
    }

    private PipelineBaseAst? ParsePipeline(bool allowAssignment, bool isCommand = false)
    {
        CommandBaseAst? only = null;
        List<CommandBaseAst>? elements = null;
        var count = 0;
        Token? pipe = null;
        var start = -1;
        while (true)
        {
            if (!isCommand && StartsExpression())
            {
                var expression = ParseExpression();
                if (expression is not null)
                {
                    start = start < 0 ? expression.Extent.StartOffset : start;
                    if (count > 0)
                    {
                        Error(expression.Extent, ParserStrings.ExpressionsMustBeFirstInPipeline);
                    }
                    else if (allowAssignment && Peek(ScanMode.Operator).Has(TokenFlags.AssignmentOperator))
                    {
                        return ParseAssignment(expression);
                    }

                    Append(ParseCommandExpression(expression));
                }
            }
            else if (ParseCommand() is { } command)
            {
                start = start < 0 ? command.Extent.StartOffset : start;
                Append(command);
            }
            else if (pipe is not null)
            {
                // "a | | b", "a |"; but "| }" has been reported already.
                if (count > 0 || _peeked!.Kind == TokenKind.EndOfInput)
                {
                    Incomplete(After(pipe), ParserStrings.EmptyPipeElement);
                }
            }
            else if (Peek(ScanMode.Statement).Kind == TokenKind.Pipe)
            {
                Incomplete(_peeked!.Extent, ParserStrings.EmptyPipeElement);
                start = _peeked.Start;
            }

            isCommand = false;
            if (!TakePipe(count > 0, out pipe))
            {
                break;
            }
        }

        if (elements is not null)
        {
            return new PipelineAst(Extent(start, elements[^1].Extent.EndOffset), elements);
        }

        return only is null ? null : new PipelineAst(Extent(start, only.Extent.EndOffset), only);

        // Most pipelines have one element and need no list.
        void Append(CommandBaseAst element)
        {
            count++;
            if (only is null)
            {
                only = element;
            }
            else
            {
                (elements ??= [only]).Add(element);
            }
        }
    }

    /// <summary>Whether the pipeline goes on; if not, reports what cannot stand behind it.</summary>
    private bool TakePipe(bool hasElement, [System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out Token? pipe)
    {
        pipe = null;
        var next = _peeked ?? Peek(ScanMode.Operator);
        switch (next.Kind)
        {
            case TokenKind.Pipe:
                pipe = Take();
                SkipNewLines();
                return true;
            case TokenKind.NewLine when hasElement && _tokenizer.IsPipeAtLineStart(next.End):
                SkipNewLines();
                pipe = Peek(ScanMode.Statement);
                Take();
                SkipNewLines();
                return true;
            case TokenKind.NewLine or TokenKind.Semi or TokenKind.RParen or TokenKind.RCurly or TokenKind.EndOfInput:
            case TokenKind.AndAnd or TokenKind.OrOr or TokenKind.Ampersand:
                return false;
            default:
                if (hasElement)
                {
                    Error(next.Extent, ParserStrings.UnexpectedToken, next.Text);
                }

                return false;
        }
    }

    private CommandExpressionAst ParseCommandExpression(ExpressionAst expression)
    {
        RedirectionAst?[]? redirections = null;
        var end = expression.Extent.EndOffset;
        while (Peek(ScanMode.Operator) is RedirectionToken redirection)
        {
            ParseRedirection(redirection, ref redirections, ref end);
        }

        return new CommandExpressionAst(
            Extent(expression.Extent.StartOffset, end), expression, redirections?.OfType<RedirectionAst>());
    }

    private AssignmentStatementAst ParseAssignment(ExpressionAst left)
    {
        var op = Take();
        SkipNewLines();
        var right = ParseStatement();
        if (right is null)
        {
            Incomplete(After(op), ParserStrings.ExpectedValueExpression, op.Text);
            right = new ErrorStatementAst(After(op));
        }

        return new AssignmentStatementAst(Extent(left, right), left, op.Kind, right, op.Extent);
    }

    /// <summary>Whether the next token starts an expression rather than a command.</summary>
    private bool StartsExpression()
    {
        if (_pendingAttributes is not null)
        {
            return true;
        }

        if (_peeked is ParameterToken && _peekedMode == ScanMode.Operator)
        {
            return false;
        }

        var token = Peek(ScanMode.Statement);
        switch (token.Kind)
        {
            case TokenKind.Variable or TokenKind.SplattedVariable or TokenKind.Number:
            case TokenKind.StringLiteral or TokenKind.StringExpandable:
            case TokenKind.HereStringLiteral or TokenKind.HereStringExpandable:
            case TokenKind.LParen or TokenKind.LCurly or TokenKind.LBracket:
            case TokenKind.AtParen or TokenKind.AtCurly or TokenKind.DollarParen:
                return true;
            default:
                return token.Has(TokenFlags.UnaryOperator);
        }
    }
}
