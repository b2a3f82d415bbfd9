using System.Text;

namespace System.Management.Automation.Language;

/// <summary>A string under construction: its value, and its format once something in it is to be expanded.</summary>
internal ref struct StringParts(Tokenizer tokenizer)
{
    private readonly StringBuilder _value = new();
    private StringBuilder? _format;
    private List<StringPart>? _parts;
    private bool _hasError;

    public readonly void Append(char c)
    {
        _value.Append(c);
        if (_format is { } format)
        {
            format.Append(c);
            if (c is '{' or '}')
            {
                format.Append(c);
            }
        }
    }

    public readonly void Append(ReadOnlySpan<char> text)
    {
        if (_format is null)
        {
            _value.Append(text);
            return;
        }

        foreach (var c in text)
        {
            Append(c);
        }
    }

    /// <summary>Adds something that is expanded when the script runs.</summary>
    public void Append(StringPart part)
    {
        if (_format is null)
        {
            _format = new StringBuilder(_value.ToString()).Replace("{", "{{").Replace("}", "}}");
            _parts = [];
        }

        _format.Append('{').Append(_parts!.Count).Append('}');
        _parts.Add(part);
        _value.Append(tokenizer.Source.Text.AsSpan(part.Start, part.End - part.Start));
    }

    public void MarkError() => _hasError = true;

    public readonly StringToken ToToken(InternalScriptExtent extent, TokenKind kind, TokenFlags flags)
    {
        if (_hasError)
        {
            flags |= TokenFlags.TokenInError;
        }

        var value = _value.ToString();
        if (kind is TokenKind.StringExpandable or TokenKind.HereStringExpandable || _parts is not null)
        {
            return new StringExpandableToken(extent, kind, value, _format?.ToString() ?? value, _parts, flags);
        }

        return new StringLiteralToken(extent, flags, kind, value);
    }
}
