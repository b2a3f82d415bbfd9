namespace System.Management.Automation.Language;

/// <content>What may stand behind an operand.</content>
internal sealed partial class Tokenizer
{
    private Token ScanOperator(int start, char c, bool separated)
    {
        var next = CharAt(start + 1);
        switch (c)
        {
            case '=':
                return Fixed(start, 1, TokenKind.Equals);
            case '+':
                return next switch
                {
                    '+' => Fixed(start, 2, TokenKind.PlusPlus),
                    '=' => Fixed(start, 2, TokenKind.PlusEquals),
                    _ => Fixed(start, 1, TokenKind.Plus),
                };
            case '*':
                return next switch
                {
                    '=' => Fixed(start, 2, TokenKind.MultiplyEquals),
                    '>' => ScanRedirection(start, 0, start + 1),
                    _ => Fixed(start, 1, TokenKind.Multiply),
                };
            case '/':
                return next == '=' ? Fixed(start, 2, TokenKind.DivideEquals) : Fixed(start, 1, TokenKind.Divide);
            case '%':
                return next == '=' ? Fixed(start, 2, TokenKind.RemainderEquals) : Fixed(start, 1, TokenKind.Rem);
            case '.':
                return ScanDot(start, next, separated);
            case ':':
                return ScanColon(start, next, separated);
            case '?':
                return ScanQuestionMark(start, next, separated);
            case '>':
                return ScanRedirection(start, 1, start);
            case '<':
                _pos = start + 1;
                return new InputRedirectionToken(Extent(start, _pos));
            case >= '1' and <= '6' when next == '>':
                return ScanRedirection(start, c - '0', start + 1);
            case ']':
                return Fixed(start, 1, TokenKind.RBracket);
        }

        if (!c.IsDash())
        {
            return ScanOperand(start, c, ScanMode.Operand);
        }

        if (next.IsDash())
        {
            return Fixed(start, 2, TokenKind.MinusMinus);
        }

        if (next == '=')
        {
            return Fixed(start, 2, TokenKind.MinusEquals);
        }

        return next.IsIdentifierStart()
            ? ScanDashOperator(start) ?? ScanParameter(start)
            : Fixed(start, 1, TokenKind.Minus);
    }

    private Token ScanDot(int start, char next, bool separated)
    {
        if (next == '.')
        {
            return Fixed(start, 2, TokenKind.DotDot);
        }

        // "$a .b" are two things; only what follows at once is a member.
        return separated && !next.EndsWord() && start + 1 < _end
            ? ScanOperand(start, '.', ScanMode.Operand)
            : Fixed(start, 1, TokenKind.Dot);
    }

    private Token ScanColon(int start, char next, bool separated)
    {
        if (next == ':' && !separated)
        {
            return Fixed(start, 2, TokenKind.ColonColon);
        }

        return TernaryDepth > 0 || start + 1 >= _end || next.EndsWord() ? Fixed(start, 1, TokenKind.Colon) : ScanGeneric(start);
    }

    private Token ScanQuestionMark(int start, char next, bool separated)
    {
        switch (next)
        {
            case '?':
                return CharAt(start + 2) == '='
                    ? Fixed(start, 3, TokenKind.QuestionQuestionEquals)
                    : Fixed(start, 2, TokenKind.QuestionQuestion);
            case '.' when !separated && !char.IsAsciiDigit(CharAt(start + 2)):
                return Fixed(start, 2, TokenKind.QuestionDot);
            case '[' when !separated:
                return Fixed(start, 2, TokenKind.QuestionLBracket);
            default:
                return Fixed(start, 1, TokenKind.QuestionMark);
        }
    }

    /// <param name="start">Where the token starts.</param>
    /// <param name="stream">The number before the arrow; 0 is all streams.</param>
    /// <param name="arrow">Where the arrow stands.</param>
    private Token ScanRedirection(int start, int stream, int arrow)
    {
        var from = (RedirectionStream)stream;
        if (CharAt(arrow + 1) == '>')
        {
            _pos = arrow + 2;
            return new FileRedirectionToken(Extent(start, _pos), from, append: true);
        }

        if (arrow > start && CharAt(arrow + 1) == '&' && CharAt(arrow + 2) is >= '1' and <= '6' and var to)
        {
            _pos = arrow + 3;
            return new MergingRedirectionToken(Extent(start, _pos), from, (RedirectionStream)(to - '0'));
        }

        _pos = arrow + 1;
        return new FileRedirectionToken(Extent(start, _pos), from, append: false);
    }

    /// <summary>An operator that is written as a word behind a dash; null if the word is no operator.</summary>
    private Token? ScanDashOperator(int start)
    {
        var end = start + 1;
        while (end < _end && char.IsAsciiLetter(_text[end]))
        {
            end++;
        }

        // "-eq5" is fine, "-eq_5" and "-equals" are other words.
        if (end < _end && _text[end].IsIdentifierPart() && !char.IsAsciiDigit(_text[end]))
        {
            return null;
        }

        var kind = Keywords.FindOperator(_text.AsSpan(start + 1, end - start - 1));
        return kind == TokenKind.Unknown ? null : Fixed(start, end - start, kind);
    }
}
