using System.Buffers;

namespace System.Management.Automation.Language;

/// <content>Strings in their four forms.</content>
internal sealed partial class Tokenizer
{
    private static readonly SearchValues<char> SingleQuotes = SearchValues.Create("'\u2018\u2019\u201a\u201b");
    private static readonly SearchValues<char> SpecialInDoubleQuotes = SearchValues.Create("\"$`\u201c\u201d\u201e");

    private StringToken ScanSingleQuoted(int start)
    {
        // Most strings have nothing special in them: look for the end at once.
        var length = _text.AsSpan(start + 1, _end - start - 1).IndexOfAny(SingleQuotes);
        if (length >= 0 && !CharAt(start + length + 2).IsSingleQuote())
        {
            _pos = start + length + 2;
            return new StringLiteralToken(
                Extent(start, _pos), TokenFlags.ParseModeInvariant, TokenKind.StringLiteral, _text.Substring(start + 1, length));
        }

        var parts = new StringParts(this);
        ScanSingleQuotedPart(ref parts, start);
        return parts.ToToken(Extent(start, _pos), TokenKind.StringLiteral, TokenFlags.ParseModeInvariant);
    }

    private void ScanSingleQuotedPart(ref StringParts parts, int start)
    {
        _pos = start + 1;
        while (_pos < _end)
        {
            var c = _text[_pos++];
            if (c.IsSingleQuote())
            {
                if (!CharAt(_pos).IsSingleQuote())
                {
                    return;
                }

                // Of two quotes in a row, the second one counts.
                c = _text[_pos++];
            }

            parts.Append(c);
        }

        parts.MarkError();
        _errors.Report(Extent(start, _end), ParserStrings.TerminatorExpectedAtEndOfString, incomplete: true, "'");
    }

    private StringToken ScanDoubleQuoted(int start)
    {
        var length = _text.AsSpan(start + 1, _end - start - 1).IndexOfAny(SpecialInDoubleQuotes);
        if (length >= 0 && CharAt(start + length + 1).IsDoubleQuote() && !CharAt(start + length + 2).IsDoubleQuote())
        {
            _pos = start + length + 2;
            var value = _text.Substring(start + 1, length);
            return new StringExpandableToken(
                Extent(start, _pos), TokenKind.StringExpandable, value, value, (List<StringPart>?)null, TokenFlags.ParseModeInvariant);
        }

        var parts = new StringParts(this);
        ScanDoubleQuotedPart(ref parts, start);
        return parts.ToToken(Extent(start, _pos), TokenKind.StringExpandable, TokenFlags.ParseModeInvariant);
    }

    private void ScanDoubleQuotedPart(ref StringParts parts, int start)
    {
        _pos = start + 1;
        while (_pos < _end)
        {
            var c = _text[_pos];
            if (c.IsDoubleQuote())
            {
                _pos++;
                if (!CharAt(_pos).IsDoubleQuote())
                {
                    return;
                }

                parts.Append(_text[_pos++]);
            }
            else if (c == '`' && _pos + 1 < _end)
            {
                ScanEscape(ref parts);
            }
            else if (c == '$')
            {
                ScanDollar(ref parts);
            }
            else
            {
                parts.Append(c);
                _pos++;
            }
        }

        parts.MarkError();
        _errors.Report(Extent(start, _end), ParserStrings.TerminatorExpectedAtEndOfString, incomplete: true, "\"");
    }

    private StringToken ScanHereString(int start, bool expandable)
    {
        var kind = expandable ? TokenKind.HereStringExpandable : TokenKind.HereStringLiteral;
        var parts = new StringParts(this);
        _pos = start + 2;
        while (_pos < _end && _text[_pos].IsBlank())
        {
            _pos++;
        }

        if (_pos >= _end)
        {
            parts.MarkError();
            ReportUnterminatedHereString(start, expandable);
        }
        else if (!_text[_pos].IsNewLine())
        {
            parts.MarkError();
            _errors.Report(Extent(_pos, _pos + 1), ParserStrings.UnexpectedCharactersAfterHereStringHeader, incomplete: false);
            _pos = SkipToLineEnd(_pos);
        }
        else
        {
            SkipNewLine();
            if (!TrySkipFooter(expandable))
            {
                ScanHereStringBody(ref parts, start, expandable);
            }
        }

        return parts.ToToken(Extent(start, _pos), kind, TokenFlags.ParseModeInvariant);
    }

    private void ScanHereStringBody(ref StringParts parts, int start, bool expandable)
    {
        var misplacedFooter = -1;
        while (_pos < _end)
        {
            var c = _text[_pos];
            if (c.IsNewLine())
            {
                var newLine = _pos;
                SkipNewLine();
                if (TrySkipFooter(expandable))
                {
                    return;
                }

                if (misplacedFooter < 0)
                {
                    misplacedFooter = FindIndentedFooter(expandable);
                }

                parts.Append(_text.AsSpan(newLine, _pos - newLine));
            }
            else if (expandable && c == '$')
            {
                ScanDollar(ref parts);
            }
            else if (expandable && c == '`' && _pos + 1 < _end)
            {
                ScanEscape(ref parts);
            }
            else
            {
                parts.Append(c);
                _pos++;
            }
        }

        parts.MarkError();
        if (misplacedFooter >= 0)
        {
            _errors.Report(Extent(misplacedFooter, misplacedFooter + 2), ParserStrings.WhitespaceBeforeHereStringFooter, incomplete: false);
        }
        else
        {
            ReportUnterminatedHereString(start, expandable);
        }
    }

    private void ReportUnterminatedHereString(int start, bool expandable) => _errors.Report(
        Extent(start, _end), ParserStrings.TerminatorExpectedAtEndOfString, incomplete: true, expandable ? "\"@" : "'@");

    private void SkipNewLine() => _pos += _text[_pos] == '\r' && CharAt(_pos + 1) == '\n' ? 2 : 1;

    private bool IsFooter(int offset, bool expandable) =>
        CharAt(offset + 1) == '@' && (expandable ? CharAt(offset).IsDoubleQuote() : CharAt(offset).IsSingleQuote());

    private bool TrySkipFooter(bool expandable)
    {
        if (!IsFooter(_pos, expandable))
        {
            return false;
        }

        _pos += 2;
        return true;
    }

    private int FindIndentedFooter(bool expandable)
    {
        var offset = _pos;
        while (offset < _end && _text[offset].IsBlank())
        {
            offset++;
        }

        return offset > _pos && IsFooter(offset, expandable) ? offset : -1;
    }

    /// <summary>A dollar in a string starts a variable, a sub-expression, or is just a dollar.</summary>
    private void ScanDollar(ref StringParts parts, bool inString = true)
    {
        var start = _pos;
        if (CharAt(start + 1) == '(')
        {
            var isClosed = SkipSubexpression(start);
            parts.Append(new StringPart(start, _pos, null, isClosed));
            if (!isClosed)
            {
                parts.MarkError();
                _errors.Report(Extent(start, _pos), ParserStrings.IncompleteDollarSubexpressionReference, incomplete: true);
            }

            return;
        }

        if (TryScanVariableReference(start, inString, TokenKind.Variable) is { } variable)
        {
            if (variable.HasError)
            {
                parts.MarkError();
            }

            parts.Append(new StringPart(start, _pos, variable, IsClosed: true));
            return;
        }

        parts.Append('$');
        _pos = Math.Max(_pos, start + 1);
    }

    /// <summary>Finds the end of a sub-expression by counting parentheses; what stands between is parsed later.</summary>
    private bool SkipSubexpression(int start)
    {
        var depth = 0;
        for (_pos = start + 1; _pos < _end; _pos++)
        {
            switch (_text[_pos])
            {
                case '(':
                    depth++;
                    break;
                case ')' when --depth == 0:
                    _pos++;
                    return true;
                case '`' when _pos + 1 < _end:
                    _pos++;
                    break;
            }
        }

        return false;
    }

    private void ScanEscape(ref StringParts parts)
    {
        var c = CharAt(_pos + 1);
        if (c == 'u')
        {
            ScanUnicodeEscape(ref parts);
            return;
        }

        _pos += 2;
        if (c == '\r' && CharAt(_pos) == '\n')
        {
            parts.Append(c);
            c = '\n';
            _pos++;
        }

        parts.Append(Unescape(c));
    }

    private static char Unescape(char c) => c switch
    {
        '0' => '\0',
        'a' => '\a',
        'b' => '\b',
        'e' => '\x1b',
        'f' => '\f',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'v' => '\v',
        _ => c,
    };

    /// <summary>`u{1F600}: one to six hexadecimal digits.</summary>
    private void ScanUnicodeEscape(ref StringParts parts)
    {
        var start = _pos;
        _pos += 2;
        if (CharAt(_pos) != '{')
        {
            Fail(start, _pos, ParserStrings.InvalidUnicodeEscapeSequence, ref parts);
            return;
        }

        var digits = ++_pos;
        while (char.IsAsciiHexDigit(CharAt(_pos)))
        {
            if (_pos - digits == 6)
            {
                Fail(_pos, _pos + 1, ParserStrings.TooManyDigitsInUnicodeEscapeSequence, ref parts);
                SkipRestOfEscape();
                return;
            }

            _pos++;
        }

        if (CharAt(_pos) != '}')
        {
            Fail(_pos, _pos + 1, ParserStrings.InvalidUnicodeEscapeSequence, ref parts);
            return;
        }

        _pos++;
        if (_pos - 1 == digits)
        {
            Fail(start, _pos, ParserStrings.InvalidUnicodeEscapeSequence, ref parts);
            return;
        }

        var value = int.Parse(
            _text.AsSpan(digits, _pos - 1 - digits), System.Globalization.NumberStyles.AllowHexSpecifier, System.Globalization.CultureInfo.InvariantCulture);
        if (value > 0x10FFFF)
        {
            Fail(digits, _pos - 1, ParserStrings.InvalidUnicodeEscapeSequenceValue, ref parts);
            return;
        }

        parts.Append(value is >= 0xD800 and <= 0xDFFF ? ((char)value).ToString() : char.ConvertFromUtf32(value));
    }

    private void SkipRestOfEscape()
    {
        while (char.IsAsciiHexDigit(CharAt(_pos)))
        {
            _pos++;
        }

        if (CharAt(_pos) == '}')
        {
            _pos++;
        }
    }

    private void Fail(int start, int end, ParserString message, ref StringParts parts)
    {
        parts.MarkError();
        _errors.Report(Extent(start, Math.Min(end, _end)), message, incomplete: false);
    }
}
