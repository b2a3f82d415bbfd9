using System.Text;
using System.Text.Json;

namespace PowerShellWorker.Host.Configuration;

/// <summary>Reads JSON, with comments and trailing commas allowed as everywhere in function apps, into <see cref="ConfigNode"/>s.</summary>
internal ref struct ConfigNodeParser
{
    private readonly ReadOnlySpan<byte> _utf8;
    private readonly string _file;
    private Utf8JsonReader _reader;
    private int _countedTo;
    private int _line;
    private int _lineStart;

    private ConfigNodeParser(ReadOnlySpan<byte> utf8, string file)
    {
        _utf8 = utf8;
        _file = file;
        _reader = new Utf8JsonReader(utf8, new JsonReaderOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true });
        _line = 1;
    }

    /// <summary>Parses one document. Bad JSON is reported to <paramref name="problems"/> and gives null.</summary>
    /// <param name="utf8">The file's bytes; a byte order mark is skipped.</param>
    /// <param name="file">How messages call the file.</param>
    /// <param name="problems">Receives what is wrong.</param>
    public static ConfigNode? Parse(ReadOnlySpan<byte> utf8, string file, ConfigProblems problems)
    {
        if (utf8.StartsWith(Encoding.UTF8.Preamble))
        {
            utf8 = utf8[Encoding.UTF8.Preamble.Length..];
        }

        try
        {
            var parser = new ConfigNodeParser(utf8, file);
            parser._reader.Read();
            var node = parser.ReadValue();
            parser._reader.Read();
            return node;
        }
        catch (JsonException error)
        {
            var where = $"{file}:{error.LineNumber + 1}:{error.BytePositionInLine + 1}";
            problems.Add(where, $"This is not valid JSON: {Reason(error)}", "Correct the file; a JSON editor shows the place.");
            return null;
        }
    }

    private ConfigNode ReadValue()
    {
        var start = (int)_reader.TokenStartIndex;
        var where = Position(start);
        switch (_reader.TokenType)
        {
            case JsonTokenType.StartObject:
                var obj = new ConfigNode(JsonValueKind.Object, "", where);
                while (_reader.Read() && _reader.TokenType != JsonTokenType.EndObject)
                {
                    var name = _reader.GetString()!;
                    _reader.Read();
                    obj.Set(name, ReadValue());
                }

                obj.Text = Slice(start);
                return obj;
            case JsonTokenType.StartArray:
                var array = new ConfigNode(JsonValueKind.Array, "", where);
                while (_reader.Read() && _reader.TokenType != JsonTokenType.EndArray)
                {
                    array.Add(ReadValue());
                }

                array.Text = Slice(start);
                return array;
            case JsonTokenType.String:
                return new ConfigNode(JsonValueKind.String, _reader.GetString()!, where);
            case JsonTokenType.Number:
                return new ConfigNode(JsonValueKind.Number, Slice(start), where);
            case JsonTokenType.True:
                return new ConfigNode(JsonValueKind.True, "true", where);
            case JsonTokenType.False:
                return new ConfigNode(JsonValueKind.False, "false", where);
            default:
                return new ConfigNode(JsonValueKind.Null, "null", where);
        }
    }

    private readonly string Slice(int start) => Encoding.UTF8.GetString(_utf8[start..(int)_reader.BytesConsumed]);

    // Tokens come in order, so counting lines onwards from the last one visits each byte once.
    private string Position(int offset)
    {
        for (; _countedTo < offset; _countedTo++)
        {
            if (_utf8[_countedTo] == (byte)'\n')
            {
                _line++;
                _lineStart = _countedTo + 1;
            }
        }

        return $"{_file}:{_line}:{offset - _lineStart + 1}";
    }

    // The framework appends path and position to its message; the position is already in front.
    private static string Reason(JsonException error)
    {
        var text = error.Message;
        foreach (var tail in (ReadOnlySpan<string>)[" LineNumber:", " Path:"])
        {
            var at = text.IndexOf(tail, StringComparison.Ordinal);
            text = at < 0 ? text : text[..at];
        }

        return text;
    }
}
