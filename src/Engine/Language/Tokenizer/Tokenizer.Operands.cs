namespace System.Management.Automation.Language;

/// <content>Statements, operands, arguments, names: what a token can start with in each mode.</content>
internal sealed partial class Tokenizer
{
    private Token ScanOperand(int start, char c, ScanMode mode)
    {
        if (c.IsIdentifierStart())
        {
            return ScanWord(start, mode == ScanMode.Statement);
        }

        switch (c)
        {
            case '$':
                return ScanVariable(start, inArgument: false);
            case >= '0' and <= '9':
                return ScanNumber(start, start, inExpression: true) ?? ScanGeneric(start);
            case '(':
                return Fixed(start, 1, TokenKind.LParen);
            case ')':
                return Fixed(start, 1, TokenKind.RParen);
            case '{':
                return Fixed(start, 1, TokenKind.LCurly);
            case '}':
                return Fixed(start, 1, TokenKind.RCurly);
            case '[':
                return Fixed(start, 1, TokenKind.LBracket);
            case ']' when mode != ScanMode.Statement:
                return Fixed(start, 1, TokenKind.RBracket);
            case ';':
                return Fixed(start, 1, TokenKind.Semi);
            case ',':
                return Fixed(start, 1, TokenKind.Comma);
            case '|':
                return CharAt(start + 1) == '|' ? Fixed(start, 2, TokenKind.OrOr) : Fixed(start, 1, TokenKind.Pipe);
            case '&':
                return CharAt(start + 1) == '&' ? Fixed(start, 2, TokenKind.AndAnd) : Fixed(start, 1, TokenKind.Ampersand);
            case '@':
                return ScanAt(start, inArgument: false);
            case '!':
                return Fixed(start, 1, TokenKind.Exclaim);
            case '+':
                return ScanSign(start, '+');
            case '.':
                return ScanLeadingDot(start, mode);
            case ':' when mode == ScanMode.Statement:
                return ScanLabel(start);
            case ':' when CharAt(start + 1) is var next && (next.EndsWord() || TernaryDepth > 0):
                return Fixed(start, 1, TokenKind.Colon);
        }

        if (c.IsSingleQuote())
        {
            return ScanSingleQuoted(start);
        }

        if (c.IsDoubleQuote())
        {
            return ScanDoubleQuoted(start);
        }

        return c.IsDash() ? ScanSign(start, '-') : ScanGeneric(start);
    }

    private Token ScanArgument(int start, char c)
    {
        switch (c)
        {
            case '$':
                return ScanVariable(start, inArgument: true);
            case >= '1' and <= '6' when CharAt(start + 1) == '>':
                return ScanRedirection(start, c - '0', start + 1);
            case >= '0' and <= '9':
                return ScanNumber(start, start, inExpression: false) ?? ScanGeneric(start);
            case '*' when CharAt(start + 1) == '>':
                return ScanRedirection(start, 0, start + 1);
            case '>':
                return ScanRedirection(start, 1, start);
            case '<':
                _pos = start + 1;
                return new InputRedirectionToken(Extent(start, _pos));
            case '(':
                return Fixed(start, 1, TokenKind.LParen);
            case ')':
                return Fixed(start, 1, TokenKind.RParen);
            case '{':
                return Fixed(start, 1, TokenKind.LCurly);
            case '}':
                return Fixed(start, 1, TokenKind.RCurly);
            case ';':
                return Fixed(start, 1, TokenKind.Semi);
            case ',':
                return Fixed(start, 1, TokenKind.Comma);
            case '|':
                return CharAt(start + 1) == '|' ? Fixed(start, 2, TokenKind.OrOr) : Fixed(start, 1, TokenKind.Pipe);
            case '&':
                return CharAt(start + 1) == '&' ? Fixed(start, 2, TokenKind.AndAnd) : Fixed(start, 1, TokenKind.Ampersand);
            case '@':
                return ScanAt(start, inArgument: true);
            case '.':
                return char.IsAsciiDigit(CharAt(start + 1))
                    ? ScanNumber(start, start, inExpression: false) ?? ScanGeneric(start)
                    : ScanGeneric(start);
            case ':':
                return ScanLabel(start);
        }

        if (c.IsIdentifierStart())
        {
            return ScanWord(start, keywords: false);
        }

        if (c.IsSingleQuote())
        {
            return ScanSingleQuoted(start);
        }

        if (c.IsDoubleQuote())
        {
            return ScanDoubleQuoted(start);
        }

        return c.IsDash() ? ScanParameter(start) : ScanGeneric(start);
    }

    /// <summary>Names of members and keys: an identifier ends at the first character that cannot be part of one.</summary>
    private Token ScanName(int start, char c)
    {
        if (c.IsIdentifierStart())
        {
            var end = start + 1;
            while (end < _end && _text[end].IsIdentifierPart())
            {
                end++;
            }

            return Fixed(start, end - start, TokenKind.Identifier);
        }

        if (char.IsAsciiDigit(c))
        {
            return ScanNumber(start, start, inExpression: true) ?? ScanGeneric(start);
        }

        return c is '=' or ':' or ']' ? ScanOperator(start, c, separated: false) : ScanOperand(start, c, ScanMode.Operand);
    }

    private Token ScanTypeName(int start, char c)
    {
        switch (c)
        {
            case '[':
                return Fixed(start, 1, TokenKind.LBracket);
            case ']':
                return Fixed(start, 1, TokenKind.RBracket);
            case ',':
                return Fixed(start, 1, TokenKind.Comma);
        }

        if (!c.IsIdentifierStart())
        {
            return ScanOperand(start, c, ScanMode.Operand);
        }

        var end = start + 1;
        while (end < _end && (_text[end].IsIdentifierPart() || _text[end] is '.' or '`' or '+' or '#'))
        {
            end++;
        }

        _pos = end;
        return new Token(Extent(start, end), TokenKind.Identifier, TokenFlags.TypeName);
    }

    /// <summary>Reads an assembly name in a type literal: everything up to the closing bracket.</summary>
    public Token? NextAssemblyName()
    {
        while (_pos < _end && (_text[_pos].IsBlank() || _text[_pos].IsNewLine()))
        {
            _pos++;
        }

        var start = _pos;
        while (_pos < _end && _text[_pos] is not (']' or '['))
        {
            _pos++;
        }

        var end = _pos;
        while (end > start && char.IsWhiteSpace(_text[end - 1]))
        {
            end--;
        }

        return end == start ? null : Add(new Token(Extent(start, end), TokenKind.Identifier, TokenFlags.TypeName));
    }

    private Token ScanAt(int start, bool inArgument)
    {
        var next = CharAt(start + 1);
        switch (next)
        {
            case '(':
                return Fixed(start, 2, TokenKind.AtParen);
            case '{':
                return Fixed(start, 2, TokenKind.AtCurly);
        }

        if (next.IsSingleQuote())
        {
            return ScanHereString(start, expandable: false);
        }

        if (next.IsDoubleQuote())
        {
            return ScanHereString(start, expandable: true);
        }

        return next.IsVariablePart() ? ScanSplatted(start, inArgument) : ScanGeneric(start);
    }

    /// <summary>A sign belongs to a number that follows at once; else it is an operator, or the dash of a word.</summary>
    private Token ScanSign(int start, char sign)
    {
        var next = CharAt(start + 1);
        if (sign == '-' ? next.IsDash() : next == '+')
        {
            return Fixed(start, 2, sign == '-' ? TokenKind.MinusMinus : TokenKind.PlusPlus);
        }

        if (char.IsAsciiDigit(next) || (next == '.' && char.IsAsciiDigit(CharAt(start + 2))))
        {
            if (ScanNumber(start, start + 1, inExpression: true) is { } number)
            {
                return number;
            }

            return ScanGeneric(start);
        }

        if (sign == '-' && (next.IsIdentifierStart() || next == '?'))
        {
            return ScanDashOperator(start) ?? ScanGeneric(start);
        }

        return Fixed(start, 1, sign == '-' ? TokenKind.Minus : TokenKind.Plus);
    }

    private Token ScanLeadingDot(int start, ScanMode mode)
    {
        var next = CharAt(start + 1);
        if (char.IsAsciiDigit(next) && ScanNumber(start, start, inExpression: true) is { } number)
        {
            return number;
        }

        if (mode != ScanMode.Statement)
        {
            return next == '.' ? Fixed(start, 2, TokenKind.DotDot) : ScanGeneric(start);
        }

        // ". script" runs the script in the current scope; "./script" is a path.
        return start + 1 >= _end || next.EndsWord() || next is '$' or '[' or '`' || next.IsSingleQuote() || next.IsDoubleQuote()
            ? Fixed(start, 1, TokenKind.Dot)
            : ScanGeneric(start);
    }

    private Token ScanLabel(int start)
    {
        var end = start + 1;
        if (!CharAt(end).IsIdentifierStart())
        {
            return ScanGeneric(start);
        }

        while (end < _end && _text[end].IsIdentifierPart())
        {
            end++;
        }

        if (end < _end && !_text[end].EndsWord())
        {
            return ScanGeneric(start);
        }

        _pos = end;
        return new LabelToken(Extent(start, end), TokenFlags.None, _text[(start + 1)..end]);
    }

    private Token ScanParameter(int start)
    {
        var next = CharAt(start + 1);
        if (next.IsDash())
        {
            return start + 2 >= _end || CharAt(start + 2).EndsWord() ? Fixed(start, 2, TokenKind.MinusMinus) : ScanGeneric(start);
        }

        if (!next.IsIdentifierStart() && next != '?')
        {
            return ScanGeneric(start);
        }

        var end = start + 1;
        for (; end < _end; end++)
        {
            var c = _text[end];
            if (c.EndsWord() || c is '.' or '[')
            {
                break;
            }

            if (c == ':')
            {
                _pos = end + 1;
                return new ParameterToken(Extent(start, _pos), _text[(start + 1)..end], usedColon: true);
            }

            if (c.IsSingleQuote() || c.IsDoubleQuote())
            {
                return ScanGeneric(start);
            }
        }

        _pos = end;
        return new ParameterToken(Extent(start, end), _text[(start + 1)..end], usedColon: false);
    }
}
