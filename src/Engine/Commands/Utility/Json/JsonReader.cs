using System.Buffers;
using System.Globalization;
using System.Numerics;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads JSON text straight into PowerShell's objects. As lenient as the reader scripts are used to: comments, single quotes,
/// bare property names and trailing commas are taken.</summary>
internal sealed class JsonReader
{
    private static readonly SearchValues<char> EndOfPlainDouble = SearchValues.Create("\"\\\n\r");
    private static readonly SearchValues<char> EndOfPlainSingle = SearchValues.Create("'\\\n\r");

    private readonly string _text;
    private readonly bool _asHashtable;
    private readonly int _maxDepth;
    private readonly JsonDateKind _dateKind;
    private readonly JsonPath _path = new();
    private readonly List<object?> _stack = [];
    private int _position;

    public JsonReader(string text, bool asHashtable, int maxDepth, JsonDateKind dateKind)
    {
        _text = text;
        _asHashtable = asHashtable;
        _maxDepth = maxDepth;
        _dateKind = dateKind;
    }

    public object? ReadDocument()
    {
        SkipSpace();
        if (_position == _text.Length)
        {
            return null;
        }

        var value = ReadValue();
        SkipSpace();
        if (_position < _text.Length)
        {
            throw Fail($"Additional text encountered after finished reading JSON content: {_text[_position]}.", 0, after: 0);
        }

        return value;
    }

    private object? ReadValue()
    {
        if (_position == _text.Length)
        {
            throw Fail("Unexpected end when reading JSON.");
        }

        var c = _text[_position];
        switch (c)
        {
            case '{':
                return ReadObject();
            case '[':
                return ReadArray();
            case '"':
            case '\'':
                return ToValue(ReadString(c));
            case 't':
                return ReadWord("true", Literals.True);
            case 'f':
                return ReadWord("false", Literals.False);
            case 'n' when Peek(1) == 'u':
                return ReadWord("null", null);
            case 'u':
                return ReadWord("undefined", null);
            case 'N':
                return ReadWord("NaN", double.NaN);
            case 'I':
                return ReadWord("Infinity", double.PositiveInfinity);
            case '-' when Peek(1) == 'I':
                return ReadWord("-Infinity", double.NegativeInfinity);
        }

        if (char.IsAsciiDigit(c) || c is '-' or '.')
        {
            return ReadNumber();
        }

        throw Fail($"Unexpected character encountered while parsing value: {c}.");
    }

    private object ReadObject()
    {
        Enter(isArray: false);
        _position++;
        var builder = _asHashtable ? null : new JsonObjectBuilder();
        var table = _asHashtable ? new OrderedHashtable() : null;
        while (true)
        {
            SkipSpace();
            if (Peek(0) == '}')
            {
                break;
            }

            var key = ReadKey();
            _path.SetKey(key);
            SkipSpace();
            if (Peek(0) != ':')
            {
                throw _position == _text.Length ? Fail("Unexpected end when reading JSON.")
                    : Fail($"Invalid character after parsing property name. Expected ':' but got: {_text[_position]}.");
            }

            _position++;
            SkipSpace();
            var value = ReadValue();
            if (table is not null)
            {
                table[key] = value;
            }
            else
            {
                builder!.Add(key, value);
            }

            SkipSpace();
            switch (Peek(0))
            {
                case ',':
                    _position++;
                    continue;
                case '}':
                    break;
                default:
                    throw _position == _text.Length ? Fail("Unexpected end when reading JSON.")
                        : Fail($"After parsing a value an unexpected character was encountered: {_text[_position]}.");
            }

            break;
        }

        _position++;
        _path.Pop();
        return table ?? builder!.Build();
    }

    private object?[] ReadArray()
    {
        Enter(isArray: true);
        _position++;
        var first = _stack.Count;
        while (true)
        {
            SkipSpace();
            if (Peek(0) == ']')
            {
                break;
            }

            _stack.Add(ReadValue());
            SkipSpace();
            switch (Peek(0))
            {
                case ',':
                    _position++;
                    _path.NextElement();
                    continue;
                case ']':
                    break;
                default:
                    throw _position == _text.Length ? Fail("Unexpected end when reading JSON.")
                        : Fail($"After parsing a value an unexpected character was encountered: {_text[_position]}.");
            }

            break;
        }

        _position++;
        _path.Pop();
        var count = _stack.Count - first;
        if (count == 0)
        {
            return [];
        }

        var result = new object?[count];
        _stack.CopyTo(first, result, 0, count);
        _stack.RemoveRange(first, count);
        return result;
    }

    private void Enter(bool isArray)
    {
        if (_path.Depth >= _maxDepth)
        {
            // The container that goes too far counts as read: the position is behind its bracket.
            throw new JsonReadException($"The reader's MaxDepth of {_maxDepth} has been exceeded. Path '{_path.ToText(_path.Depth)}', {Place(_position + 1)}.");
        }

        if (isArray)
        {
            _path.PushArray();
        }
        else
        {
            _path.PushObject();
        }

        System.Runtime.CompilerServices.RuntimeHelpers.EnsureSufficientExecutionStack();
    }

    private string ReadKey()
    {
        var c = Peek(0);
        if (c is '"' or '\'')
        {
            return ReadString(c);
        }

        if (_position == _text.Length)
        {
            throw Fail("Unexpected end when reading JSON.");
        }

        var start = _position;
        while (_position < _text.Length && (char.IsLetterOrDigit(_text[_position]) || _text[_position] is '_' or '$'))
        {
            _position++;
        }

        return _position > start ? _text[start.._position]
            : throw Fail($"Invalid property identifier character: {_text[_position]}.");
    }

    private string ReadString(char quote)
    {
        var start = ++_position;
        var rest = _text.AsSpan(start);
        var end = rest.IndexOfAny(quote == '"' ? EndOfPlainDouble : EndOfPlainSingle);
        if (end >= 0 && rest[end] == quote)
        {
            _position = start + end + 1;
            return end == 0 ? "" : new string(rest[..end]);
        }

        return ReadEscapedString(quote, start);
    }

    private string ReadEscapedString(char quote, int start)
    {
        var text = new StringBuilder();
        var runStart = start;
        for (_position = start; _position < _text.Length; _position++)
        {
            var c = _text[_position];
            if (c == quote)
            {
                text.Append(_text, runStart, _position - runStart);
                _position++;
                return text.ToString();
            }

            if (c == '\\')
            {
                text.Append(_text, runStart, _position - runStart);
                _position++;
                text.Append(ReadEscape());
                runStart = _position + 1;
            }
        }

        throw Fail($"Unterminated string. Expected delimiter: {quote}.");
    }

    private char ReadEscape()
    {
        var c = _position < _text.Length ? _text[_position] : '\0';
        switch (c)
        {
            case 'b':
                return '\b';
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'f':
                return '\f';
            case 'r':
                return '\r';
            case '\\' or '"' or '\'' or '/':
                return c;
            case 'u':
                if (_position + 4 >= _text.Length)
                {
                    throw Fail("Unexpected end while parsing Unicode escape sequence.");
                }

                if (!ushort.TryParse(_text.AsSpan(_position + 1, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out var code))
                {
                    throw Fail($"Invalid Unicode escape sequence: \\u{_text.AsSpan(_position + 1, 4)}.");
                }

                _position += 4;
                return (char)code;
            default:
                throw Fail($"Bad JSON escape sequence: \\{c}.", after: 1);
        }
    }

    private object? ToValue(string text)
        => _dateKind != JsonDateKind.String && JsonDate.TryParse(text, _dateKind, out var date) ? date : text;

    private object ReadNumber()
    {
        var start = _position;
        var isReal = false;
        for (; _position < _text.Length; _position++)
        {
            var c = _text[_position];
            if (c is '.' or 'e' or 'E')
            {
                isReal = true;
            }
            else if (!char.IsAsciiDigit(c) && c is not ('-' or '+' or 'x' or 'X') && !(char.IsAsciiHexDigit(c) && _text.AsSpan(start).StartsWith("0x", StringComparison.OrdinalIgnoreCase)))
            {
                break;
            }
        }

        var text = _text.AsSpan(start, _position - start);
        if (!isReal)
        {
            if (long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var integer))
            {
                return integer;
            }

            if (BigInteger.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var big))
            {
                return big;
            }

            if (text.StartsWith("0x", StringComparison.OrdinalIgnoreCase)
                && long.TryParse(text[2..], NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out var hex))
            {
                return hex;
            }
        }
        else if (double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var real))
        {
            return real;
        }

        throw Fail($"Input string '{text}' is not a valid number.");
    }

    private object? ReadWord(string word, object? value)
    {
        if (!_text.AsSpan(_position).StartsWith(word, StringComparison.Ordinal))
        {
            var matched = 0;
            while (matched < word.Length && _position + matched < _text.Length && _text[_position + matched] == word[matched])
            {
                matched++;
            }

            throw matched > 0 && _position + matched < _text.Length
                ? Fail($"Unexpected character encountered while parsing value: {_text[_position]}.")
                : Fail("Unexpected end when reading JSON.");
        }

        _position += word.Length;
        return value;
    }

    private void SkipSpace()
    {
        while (_position < _text.Length)
        {
            var c = _text[_position];
            if (c is ' ' or '\n' or '\r' or '\t' || (c > 127 && char.IsWhiteSpace(c)) || c == '\uFEFF')
            {
                _position++;
            }
            else if (c == '/')
            {
                SkipComment();
            }
            else
            {
                return;
            }
        }
    }

    private void SkipComment()
    {
        var next = Peek(1);
        if (next == '/')
        {
            var end = _text.AsSpan(_position).IndexOfAny('\r', '\n');
            _position = end < 0 ? _text.Length : _position + end;
        }
        else if (next == '*')
        {
            var end = _text.IndexOf("*/", _position + 2, StringComparison.Ordinal);
            if (end < 0)
            {
                _position = _text.Length;
                throw Fail("Unexpected end while parsing comment.");
            }

            _position = end + 2;
        }
        else
        {
            throw Fail($"Error parsing comment. Expected: *, got {next}.");
        }
    }

    private char Peek(int offset) => _position + offset < _text.Length ? _text[_position + offset] : '\0';

    private JsonReadException Fail(string message, int? levels = null, int after = 0)
        => new($"{message} Path '{_path.ToText(levels ?? _path.Depth)}', {Place(_position + after)}.");

    private string Place(int position)
    {
        var line = 1;
        var lineStart = 0;
        for (var i = 0; i < position && i < _text.Length; i++)
        {
            if (_text[i] == '\n' || (_text[i] == '\r' && !(i + 1 < _text.Length && _text[i + 1] == '\n')))
            {
                line++;
                lineStart = i + 1;
            }
        }

        return $"line {line}, position {position - lineStart}";
    }

    private static class Literals
    {
        public static readonly object True = true;
        public static readonly object False = false;
    }
}
