using System.Text;

namespace System.Management.Automation.Language;

/// <content>Variables, with and without braces.</content>
internal sealed partial class Tokenizer
{
    private Token ScanVariable(int start, bool inArgument)
    {
        if (CharAt(start + 1) == '(')
        {
            return Fixed(start, 2, TokenKind.DollarParen);
        }

        if (TryScanVariableReference(start, inString: false, TokenKind.Variable) is not { } variable)
        {
            return ScanGeneric(start);
        }

        // In an argument "$a/b" is one word, but "$a.b" and "$a[0]" are expressions.
        if (inArgument && _pos < _end && !_text[_pos].EndsWord() && _text[_pos] is not ('.' or '[' or ':') && !IsNullConditional(_pos))
        {
            return ScanComposite(start, start);
        }

        return variable;
    }

    private bool IsNullConditional(int offset) => _text[offset] == '?' && CharAt(offset + 1) is '.' or '[';

    private Token ScanSplatted(int start, bool inArgument)
    {
        if (TryScanVariableReference(start, inString: false, TokenKind.SplattedVariable) is not { } variable)
        {
            return ScanGeneric(start);
        }

        if (inArgument && _pos < _end && !_text[_pos].EndsWord() && _text[_pos] is not ('.' or '[' or ':'))
        {
            return ScanGeneric(start);
        }

        return variable;
    }

    /// <summary>Reads a variable behind its sigil at <paramref name="start"/>; null, and nothing read, if it is none.</summary>
    private VariableToken? TryScanVariableReference(int start, bool inString, TokenKind kind)
    {
        var c = CharAt(start + 1);
        if (c == '{')
        {
            return ScanBracedVariable(start, inString, kind);
        }

        var end = start + 1;
        if (c is '$' or '^' && kind == TokenKind.Variable)
        {
            end++;
        }
        else if (c == '?' && !CharAt(start + 2).IsVariablePart())
        {
            end++;
        }
        else if (c.IsVariablePart())
        {
            var error = false;
            end = SkipVariableName(end);
            while (end < _end && _text[end] == ':' && CharAt(end + 1) != ':')
            {
                if (!CharAt(end + 1).IsVariablePart())
                {
                    end++;
                    error = true;
                    _errors.Report(Extent(start, end), ParserStrings.InvalidVariableReferenceWithDrive, incomplete: false);
                    break;
                }

                end = SkipVariableName(end + 1);
            }

            return VariableFrom(start, end, _text[(start + 1)..end], kind, error);
        }
        else if (c == ':' && inString)
        {
            _errors.Report(Extent(start, start + 2), ParserStrings.InvalidVariableReference, incomplete: false);
            _pos = start + 1;
            return null;
        }
        else
        {
            return null;
        }

        return VariableFrom(start, end, _text[(start + 1)..end], kind, error: false);
    }

    private int SkipVariableName(int offset)
    {
        while (offset < _end && _text[offset].IsVariablePart())
        {
            offset++;
        }

        return offset;
    }

    private VariableToken VariableFrom(int start, int end, string name, TokenKind kind, bool error)
    {
        _pos = end;
        return new VariableToken(
            Extent(start, end), new VariablePath(name), error ? TokenFlags.TokenInError : TokenFlags.None, kind == TokenKind.SplattedVariable);
    }

    private VariableToken ScanBracedVariable(int start, bool inString, TokenKind kind)
    {
        var name = new StringBuilder();
        var error = false;
        _pos = start + 2;
        while (_pos < _end && _text[_pos] != '}')
        {
            var c = _text[_pos];
            if (c == '`' && _pos + 1 < _end)
            {
                var parts = new StringParts(this);
                ScanEscape(ref parts);
                name.Append(parts.ToToken(Extent(start, _pos), TokenKind.Generic, TokenFlags.None).Value);
                continue;
            }

            if (c == '{')
            {
                error = true;
                _errors.Report(Extent(_pos + 1, _pos + 2), ParserStrings.OpenBraceNeedsToBeBackTickedInVariableName, incomplete: false);
            }
            else if (inString && c.IsDoubleQuote() && CharAt(_pos + 1).IsDoubleQuote())
            {
                _pos++;
            }

            name.Append(c);
            _pos++;
        }

        if (_pos >= _end)
        {
            _errors.Report(Extent(start + 1, _end), ParserStrings.IncompleteDollarVariableReference, incomplete: true);
            return VariableFrom(start, _end, name.Length == 0 ? ":Error:" : name.ToString(), kind, error: true);
        }

        _pos++;
        if (name.Length == 0)
        {
            _errors.Report(Extent(_pos - 1, _pos), ParserStrings.EmptyVariableReference, incomplete: false);
            return VariableFrom(start, _pos, ":Error:", kind, error: true);
        }

        if (name[^1] == ':' && name.Length > 1)
        {
            _errors.Report(Extent(start, _pos), ParserStrings.InvalidBracedVariableReference, incomplete: false);
            error = true;
        }

        return VariableFrom(start, _pos, name.ToString(), kind, error);
    }
}
