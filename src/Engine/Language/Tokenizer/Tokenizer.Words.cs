namespace System.Management.Automation.Language;

/// <content>Identifiers, keywords, and words that consist of anything.</content>
internal sealed partial class Tokenizer
{
    private Token ScanWord(int start, bool keywords)
    {
        var end = start + 1;
        while (end < _end && _text[end].IsIdentifierPart())
        {
            end++;
        }

        if (end < _end && !_text[end].EndsWord())
        {
            return ScanGeneric(start);
        }

        var kind = Keywords.Find(_text.AsSpan(start, end - start));
        if (kind == TokenKind.Unknown)
        {
            return Fixed(start, end - start, TokenKind.Identifier);
        }

        if (keywords)
        {
            return Fixed(start, end - start, kind);
        }

        _pos = end;
        return new Token(Extent(start, end), TokenKind.Generic, TokenFlags.None);
    }

    /// <summary>A word goes on until something ends it; quotes, variables and escapes may stand in it.</summary>
    private Token ScanGeneric(int start)
    {
        var end = start;
        // The first character is part of the word whatever it is.
        do
        {
            if (_text[end].NeedsCare())
            {
                return ScanComposite(start, end);
            }

            end++;
        }
        while (end < _end && !_text[end].EndsWord());

        _pos = end;
        var text = _text[start..end];
        return new StringLiteralToken(Extent(start, end), TokenFlags.None, TokenKind.Generic, text);
    }

    private Token ScanComposite(int start, int from)
    {
        var parts = new StringParts(this);
        parts.Append(_text.AsSpan(start, from - start));
        _pos = from;
        while (_pos < _end)
        {
            var c = _text[_pos];
            if (c == '`' && _pos + 1 < _end)
            {
                ScanEscape(ref parts);
            }
            else if (c.IsSingleQuote())
            {
                ScanSingleQuotedPart(ref parts, _pos);
            }
            else if (c.IsDoubleQuote())
            {
                ScanDoubleQuotedPart(ref parts, _pos);
            }
            else if (c == '$')
            {
                ScanDollar(ref parts, inString: false);
            }
            else if (c.EndsWord() && _pos > start)
            {
                break;
            }
            else
            {
                parts.Append(c);
                _pos++;
            }
        }

        return parts.ToToken(Extent(start, _pos), TokenKind.Generic, TokenFlags.None);
    }
}
