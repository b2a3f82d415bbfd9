namespace System.Management.Automation.Language;

/// <content>Commands with their arguments and redirections.</content>
public sealed partial class Parser
{
    /// <summary>A command; null if none starts here.</summary>
    private CommandAst? ParseCommand()
    {
        if (_peeked is ParameterToken && _peekedMode == ScanMode.Operator)
        {
            var word = Take();
            return new CommandAst(
                word.Extent,
                new CommandElementAst[] { new StringConstantExpressionAst(word.Extent, word.Text, StringConstantType.BareWord) },
                TokenKind.Unknown,
                null);
        }

        var first = _peeked is LabelToken ? _peeked : Peek(ScanMode.Statement);
        var elements = new List<CommandElementAst>();
        RedirectionAst?[]? redirections = null;
        var invocation = TokenKind.Unknown;
        var end = first.End;
        switch (first.Kind)
        {
            case TokenKind.Ampersand or TokenKind.Dot:
                Take();
                invocation = first.Kind;
                SkipNewLines(ScanMode.Argument);
                if (ParseInvokedCommand() is not { } invoked)
                {
                    Incomplete(After(first), ParserStrings.MissingExpression, first.Text);
                    return new CommandAst(
                        first.Extent, new CommandElementAst[] { new ErrorExpressionAst(After(first)) }, invocation, null);
                }

                elements.Add(invoked);
                end = invoked.Extent.EndOffset;
                break;
            case TokenKind.EndOfInput or TokenKind.NewLine or TokenKind.Semi or TokenKind.Pipe or TokenKind.RParen or TokenKind.RCurly:
            case TokenKind.AndAnd or TokenKind.OrOr or TokenKind.Comma:
                return null;
            default:
                elements.Add(ParseCommandName(first));
                end = first.End;
                break;
        }

        if (elements[0] is not ErrorExpressionAst)
        {
            end = Math.Max(end, elements[0].Extent.EndOffset);
        }

        ParseCommandElements(elements, ref redirections, ref end);
        return new CommandAst(Extent(first.Start, end), elements, invocation, redirections?.OfType<RedirectionAst>());
    }

    private StringConstantExpressionAst ParseCommandName(Token first)
    {
        var name = first;
        if (first is not (StringToken or { Kind: TokenKind.Identifier } or LabelToken) && !first.Has(TokenFlags.Keyword))
        {
            // "%", "=", "-x": in the position of a command these are words.
            Resync(first.Start);
            name = _tokenizer.NextWord();
            _peeked = null;
        }
        else
        {
            Take();
        }

        if (name is LabelToken)
        {
            name.Reclassify(TokenKind.Generic, TokenFlags.None);
        }

        name.Reclassify(name.Kind, TokenFlags.CommandName);
        var text = name is StringToken word ? word.Value : name.Text;
        return new StringConstantExpressionAst(name.Extent, text, StringConstantType.BareWord);
    }

    /// <summary>What stands behind the invocation operator: a word, or an expression that yields the command.</summary>
    private ExpressionAst? ParseInvokedCommand()
    {
        var token = Peek(ScanMode.Argument);
        var expression = ParseArgument(allowList: false);
        if (expression is StringConstantExpressionAst { StringConstantType: StringConstantType.BareWord })
        {
            token.Reclassify(token.Kind, TokenFlags.CommandName);
        }

        return expression;
    }

    private void ParseCommandElements(List<CommandElementAst> elements, ref RedirectionAst?[]? redirections, ref int end)
    {
        var isBehindDashes = false;
        while (true)
        {
            var token = Peek(ScanMode.Argument);
            switch (token.Kind)
            {
                case TokenKind.EndOfInput or TokenKind.NewLine or TokenKind.Semi or TokenKind.Pipe or TokenKind.RParen or TokenKind.RCurly:
                case TokenKind.AndAnd or TokenKind.OrOr or TokenKind.Ampersand:
                    return;
                case TokenKind.Comma:
                    Take();
                    end = token.End;
                    Error(token.Extent, ParserStrings.MissingArgument);
                    break;
                case TokenKind.MinusMinus when !isBehindDashes:
                    Take();
                    isBehindDashes = true;
                    end = token.End;
                    elements.Add(new CommandParameterAst(token.Extent, "-", null, token.Extent));
                    break;
                case TokenKind.Parameter when !isBehindDashes:
                    elements.Add(ParseParameterElement((ParameterToken)Take(), ref end));
                    break;
                case TokenKind.Redirection or TokenKind.RedirectInStd:
                    ParseRedirection((RedirectionToken)token, ref redirections, ref end);
                    break;
                case TokenKind.Generic when IsVerbatimMarker(token):
                    ParseVerbatim(elements, ref end);
                    break;
                default:
                    if (ParseArgument(allowList: true) is { } argument)
                    {
                        elements.Add(argument);
                        end = argument.Extent.EndOffset;
                    }
                    else
                    {
                        Error(token.Extent, ParserStrings.UnexpectedToken, token.Text);
                        Take();
                        end = token.End;
                    }

                    break;
            }
        }
    }

    private bool IsVerbatimMarker(Token token) =>
        token.End - token.Start == 3
        && _source.Text[token.Start].IsDash()
        && _source.Text[token.Start + 1].IsDash()
        && _source.Text[token.Start + 2] == '%';

    private void ParseVerbatim(List<CommandElementAst> elements, ref int end)
    {
        var marker = Take();
        end = marker.End;
        elements.Add(new StringConstantExpressionAst(marker.Extent, marker.Text, StringConstantType.BareWord));
        if (_tokenizer.NextVerbatim() is { } rest)
        {
            end = rest.End;
            elements.Add(new StringConstantExpressionAst(rest.Extent, rest.Text, StringConstantType.BareWord));
        }
    }

    private CommandParameterAst ParseParameterElement(ParameterToken parameter, ref int end)
    {
        end = parameter.End;
        if (!parameter.UsedColon)
        {
            return new CommandParameterAst(parameter.Extent, parameter.ParameterName, null, parameter.Extent);
        }

        var next = Peek(ScanMode.Argument);
        ExpressionAst? argument = null;
        if (next.Kind == TokenKind.Comma)
        {
            Error(Take().Extent, ParserStrings.MissingArgument);
            end = next.End;
        }
        else
        {
            argument = ParseArgument(allowList: true);
            if (argument is null)
            {
                Error(After(parameter), ParserStrings.ParameterRequiresArgument, parameter.Text);
            }
            else
            {
                end = argument.Extent.EndOffset;
            }
        }

        return new CommandParameterAst(Extent(parameter.Start, end), parameter.ParameterName, argument, parameter.Extent);
    }

    /// <summary>The one argument of a keyword; null if none follows on the line.</summary>
    private ExpressionAst? ParseSingleArgument() => ParseArgument(allowList: false);

    /// <summary>argument (',' argument)*; null if none starts here.</summary>
    private ExpressionAst? ParseArgument(bool allowList)
    {
        var first = ParseArgumentElement();
        if (first is null || !allowList || Peek(ScanMode.Argument).Kind != TokenKind.Comma)
        {
            return first;
        }

        EnsureStack();
        var elements = new List<ExpressionAst> { first };
        var end = first.Extent.EndOffset;
        while (TryTake(ScanMode.Argument, TokenKind.Comma, out var comma))
        {
            end = comma.End;
            SkipNewLines(ScanMode.Argument);
            var next = ParseArgumentElement();
            if (next is null)
            {
                Incomplete(After(comma), ParserStrings.MissingExpression, comma.Text);
                break;
            }

            if (next is VariableExpressionAst { Splatted: true } splatted)
            {
                Error(splatted.Extent, ParserStrings.SplattingNotPermittedInArgumentList, splatted.VariablePath.UserPath);
            }

            elements.Add(next);
            end = next.Extent.EndOffset;
        }

        return elements.Count == 1 ? first : new ArrayLiteralAst(Extent(first.Extent.StartOffset, end), elements);
    }

    private ExpressionAst? ParseArgumentElement()
    {
        var token = Peek(ScanMode.Argument);
        switch (token.Kind)
        {
            case TokenKind.Identifier:
                Take();
                return new StringConstantExpressionAst(token.Extent, token.Text, StringConstantType.BareWord);
            case TokenKind.Generic:
                Take();
                return token is StringToken word
                    ? StringFrom(word)
                    : new StringConstantExpressionAst(token.Extent, token.Text, StringConstantType.BareWord);
            case TokenKind.Label:
                Take();
                token.Reclassify(TokenKind.Generic, TokenFlags.None);
                return new StringConstantExpressionAst(token.Extent, token.Text, StringConstantType.BareWord);
            case TokenKind.Parameter or TokenKind.MinusMinus:
                Take();
                return new StringConstantExpressionAst(token.Extent, token.Text, StringConstantType.BareWord);
            case TokenKind.Number:
                Take();
                return new ConstantExpressionAst(token.Extent, ((NumberToken)token).Value);
            default:
                return ParsePrimary(token) is { } primary ? ParseSuffixes(primary) : null;
        }
    }

    private static readonly string[] StreamNames = ["all", "output", "error", "warning", "verbose", "debug", "information"];

    private void ParseRedirection(RedirectionToken token, ref RedirectionAst?[]? redirections, ref int end)
    {
        Take();
        end = Math.Max(end, token.End);
        RedirectionAst redirection;
        switch (token)
        {
            case MergingRedirectionToken merging:
                if (merging.ToStream != RedirectionStream.Output || merging.FromStream == RedirectionStream.Output)
                {
                    Error(token.Extent, ParserStrings.RedirectionNotSupported, token.Text);
                    return;
                }

                redirection = new MergingRedirectionAst(token.Extent, merging.FromStream, merging.ToStream);
                break;
            case FileRedirectionToken file:
                if (ParseSingleArgument() is not { } location)
                {
                    Error(After(token), ParserStrings.MissingFileSpecification);
                    location = new ErrorExpressionAst(token.Extent);
                }

                end = Math.Max(end, location.Extent.EndOffset);
                redirection = new FileRedirectionAst(Extent(token, location), file.FromStream, location, file.Append);
                break;
            default:
                Error(token.Extent, ParserStrings.RedirectionNotSupported, token.Text);
                return;
        }

        redirections ??= new RedirectionAst[StreamNames.Length];
        ref var slot = ref redirections[(int)redirection.FromStream];
        if (slot is not null)
        {
            Error(redirection.Extent, ParserStrings.StreamAlreadyRedirected, StreamNames[(int)redirection.FromStream]);
            return;
        }

        slot = redirection;
    }
}
