namespace System.Management.Automation.Language;

/// <summary>Makes tokens of script text, one at a time, in the mode that the parser asks for.</summary>
internal sealed partial class Tokenizer
{
    private readonly ScriptText _source;
    private readonly string _text;
    private readonly int _end;
    private readonly ErrorList _errors;
    private int _pos;

    /// <summary>Reads the stretch of <paramref name="source"/> from <paramref name="start"/> to before <paramref name="end"/>.</summary>
    public Tokenizer(ScriptText source, int start, int end, ErrorList errors)
    {
        _source = source;
        _text = source.Text;
        _pos = start;
        _end = end;
        _errors = errors;
        Start = start;
    }

    /// <summary>All tokens so far, comments and line ends included.</summary>
    public List<Token> Tokens { get; } = [];

    /// <summary>The comments that start with <c>#requires</c>.</summary>
    public List<Token>? RequiresTokens { get; private set; }

    public int Start { get; }

    public int Position => _pos;

    public ScriptText Source => _source;

    /// <summary>The number of open ternaries: a colon then ends a number, and is no label.</summary>
    public int TernaryDepth { get; set; }

    /// <summary>How far behind the text the end token lies.</summary>
    public int EndDistance { get; set; } = 1;

    public InternalScriptExtent Extent(int start, int end) => new(_source, start, end);

    /// <summary>Whether nothing but blanks, line ends and comments follows <paramref name="offset"/>.</summary>
    /// <param name="offset">Where to start looking.</param>
    /// <param name="limit">Where the text ends for this question.</param>
    public bool IsAtEnd(int offset, int limit)
    {
        while (offset < limit)
        {
            var c = _text[offset];
            if (c == '#')
            {
                offset = SkipToLineEnd(offset);
            }
            else if (c == '<' && offset + 1 < limit && _text[offset + 1] == '#')
            {
                var close = _text.IndexOf("#>", offset + 2, limit - offset - 2, StringComparison.Ordinal);
                offset = close < 0 ? limit : close + 2;
            }
            else if (c.IsNewLine() || c.IsBlank())
            {
                offset++;
            }
            else
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Goes back (or forth) to <paramref name="offset"/>, forgetting the tokens that stand behind it.</summary>
    public void Resync(int offset)
    {
        _pos = Math.Min(offset, _end);
        var tokens = Tokens;
        while (tokens.Count > 0 && tokens[^1].Start >= offset)
        {
            tokens.RemoveAt(tokens.Count - 1);
        }

        while (RequiresTokens is { Count: > 0 } requires && requires[^1].Start >= offset)
        {
            requires.RemoveAt(requires.Count - 1);
        }
    }

    /// <summary>
    /// Whether a pipe stands at the start of the next line: it continues the pipeline, and comment lines may stand between, but no empty line.
    /// </summary>
    /// <param name="offset">The start of the line behind the one that the pipeline would end with.</param>
    public bool IsPipeAtLineStart(int offset)
    {
        var lineIsBlank = true;
        while (offset < _end)
        {
            var c = _text[offset];
            if (c.IsBlank())
            {
                offset++;
            }
            else if (c == '#')
            {
                lineIsBlank = false;
                offset = SkipToLineEnd(offset);
            }
            else if (c == '<' && CharAt(offset + 1) == '#')
            {
                var close = _text.IndexOf("#>", offset + 2, _end - offset - 2, StringComparison.Ordinal);
                if (close < 0)
                {
                    return false;
                }

                lineIsBlank = false;
                offset = close + 2;
            }
            else if (c.IsNewLine())
            {
                if (lineIsBlank)
                {
                    return false;
                }

                lineIsBlank = true;
                offset += c == '\r' && CharAt(offset + 1) == '\n' ? 2 : 1;
            }
            else
            {
                return c == '|' && CharAt(offset + 1) != '|';
            }
        }

        return false;
    }

    public Token Next(ScanMode mode)
    {
        while (true)
        {
            if (_pos >= _end)
            {
                return Add(new Token(Extent(_end + EndDistance, _end + EndDistance), TokenKind.EndOfInput, TokenFlags.ParseModeInvariant));
            }

            var start = _pos;
            var c = _text[start];
            switch (c)
            {
                case ' ' or '\t' or '\f' or '\v':
                    _pos++;
                    continue;
                case '\n':
                    _pos++;
                    return Simple(start, TokenKind.NewLine);
                case '\r':
                    _pos += CharAt(start + 1) == '\n' ? 2 : 1;
                    return Simple(start, TokenKind.NewLine);
                case '#':
                    ScanLineComment(start);
                    continue;
                case '<' when CharAt(start + 1) == '#':
                    ScanBlockComment(start);
                    continue;
                case '`' when SkipLineContinuation(start):
                    continue;
                case '`' when start + 1 >= _end:
                    _errors.Report(Extent(_end + 1, _end + 1), ParserStrings.IncompleteString, incomplete: true);
                    _pos = _end;
                    continue;
                case '@' when IsStrayAt(start, mode):
                    _errors.Report(Extent(start, start + 1), ParserStrings.UnrecognizedToken, incomplete: false);
                    _pos++;
                    continue;
            }

            if (c >= 128 && c.IsBlank())
            {
                _pos++;
                continue;
            }

            return Add(mode switch
            {
                ScanMode.TypeName => ScanTypeName(start, c),
                ScanMode.Name => ScanName(start, c),
                ScanMode.Argument => ScanArgument(start, c),
                ScanMode.Operator => ScanOperator(start, c, separated: start > Start && _text[start - 1] is var previous && (previous.IsBlank() || previous.IsNewLine())),
                _ => ScanOperand(start, c, mode),
            });
        }
    }

    /// <summary>Reads a word, whatever it starts with.</summary>
    public Token NextWord() => Add(ScanGeneric(_pos));

    /// <summary>Reads the rest of the line behind <c>--%</c>, up to a pipe; null if nothing is left.</summary>
    public Token? NextVerbatim()
    {
        while (_pos < _end && _text[_pos].IsBlank())
        {
            _pos++;
        }

        var start = _pos;
        var inQuotes = false;
        for (; _pos < _end; _pos++)
        {
            var c = _text[_pos];
            if (c.IsDoubleQuote())
            {
                inQuotes = !inQuotes;
            }
            else if (c.IsNewLine() || (!inQuotes && (c == '|' || (c == '&' && CharAt(_pos + 1) == '&'))))
            {
                break;
            }
        }

        return _pos == start
            ? null
            : Add(new StringLiteralToken(Extent(start, _pos), TokenFlags.None, TokenKind.Generic, _text[start.._pos]));
    }

    private char CharAt(int offset) => offset < _end ? _text[offset] : '\0';

    private Token Add(Token token)
    {
        Tokens.Add(token);
        return token;
    }

    private Token Simple(int start, TokenKind kind) => Add(new Token(Extent(start, _pos), kind, TokenTraits.Of(kind)));

    /// <summary>A token of fixed text, <paramref name="length"/> characters long.</summary>
    private Token Fixed(int start, int length, TokenKind kind)
    {
        _pos = start + length;
        return new Token(Extent(start, _pos), kind, TokenTraits.Of(kind));
    }

    private int SkipToLineEnd(int offset)
    {
        var length = _text.AsSpan(offset, _end - offset).IndexOfAny('\r', '\n');
        return length < 0 ? _end : offset + length;
    }

    private void ScanLineComment(int start)
    {
        _pos = SkipToLineEnd(start);
        var comment = Simple(start, TokenKind.Comment);
        if (_text.AsSpan(start, _pos - start).StartsWith("#requires", StringComparison.OrdinalIgnoreCase)
            && (CharAt(start + 9).IsBlank() || start + 9 == _pos))
        {
            (RequiresTokens ??= []).Add(comment);
        }
    }

    private void ScanBlockComment(int start)
    {
        var close = start + 2 < _end ? _text.IndexOf("#>", start + 2, _end - start - 2, StringComparison.Ordinal) : -1;
        _pos = close < 0 ? _end : close + 2;
        if (close < 0)
        {
            _errors.Report(Extent(start, _end), ParserStrings.MissingTerminatorMultiLineComment, incomplete: true);
        }

        Simple(start, TokenKind.Comment);
    }

    /// <summary>A backtick before a line end joins the lines; before a blank it means nothing.</summary>
    private bool SkipLineContinuation(int start)
    {
        var next = CharAt(start + 1);
        if (next.IsNewLine() && start + 1 < _end)
        {
            _pos = start + (next == '\r' && CharAt(start + 2) == '\n' ? 3 : 2);
            Simple(start, TokenKind.LineContinuation);
            return true;
        }

        if (start + 1 < _end && next.IsBlank())
        {
            _pos = start + 2;
            return true;
        }

        return false;
    }

    private bool IsStrayAt(int start, ScanMode mode)
    {
        var next = CharAt(start + 1);
        if (next is '(' or '{' || next.IsSingleQuote() || next.IsDoubleQuote() || next.IsVariablePart())
        {
            return false;
        }

        return mode != ScanMode.Argument || start + 1 >= _end || next.EndsWord();
    }
}
