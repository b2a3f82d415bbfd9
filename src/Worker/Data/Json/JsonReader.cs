using System.Buffers;
using System.Buffers.Text;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Numerics;
using System.Text;
using System.Text.Json;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data.Json;

/// <summary>
/// Turns JSON text into PowerShell values: objects into ordered tables that ignore case, arrays into <c>object[]</c>, numbers into
/// <c>long</c>, <c>double</c> or <c>BigInteger</c>, texts that are ISO dates into <c>DateTime</c>.
/// </summary>
internal static class JsonReader
{
    /// <summary>Deepest nesting that is read.</summary>
    internal const int MaxDepth = 1024;

    private const int StackBytes = 1024;

    private static readonly JsonReaderOptions Options = new()
    {
        MaxDepth = MaxDepth,
        AllowTrailingCommas = true,
        CommentHandling = JsonCommentHandling.Skip,
    };

    /// <summary>Reads a document.</summary>
    /// <exception cref="ArgumentException">The text is not JSON; the message says where.</exception>
    public static object? Read(string text)
    {
        try
        {
            return ReadText(text);
        }
        catch (JsonException exception)
        {
            throw NotJson(exception);
        }
    }

    /// <inheritdoc cref="Read(string)"/>
    public static object? Read(ReadOnlySpan<byte> utf8)
    {
        try
        {
            return ReadDocument(WithoutByteOrderMark(utf8));
        }
        catch (JsonException exception)
        {
            throw NotJson(exception);
        }
    }

    /// <summary>Reads a text that may be a JSON object or array; other texts, and what only looks like JSON, are left alone.</summary>
    public static bool TryReadContainer(string text, [NotNullWhen(true)] out object? value)
    {
        value = null;
        if (!LooksLikeContainer(text.AsSpan()))
        {
            return false;
        }

        try
        {
            value = ReadText(text);
            return value is not null;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    /// <inheritdoc cref="TryReadContainer(string, out object?)"/>
    public static bool TryReadContainer(ReadOnlySpan<byte> utf8, [NotNullWhen(true)] out object? value)
    {
        value = null;
        utf8 = WithoutByteOrderMark(utf8);
        var trimmed = utf8.Trim(" \t\r\n"u8);
        if (trimmed.Length < 2 || !((trimmed[0] == '{' && trimmed[^1] == '}') || (trimmed[0] == '[' && trimmed[^1] == ']')))
        {
            return false;
        }

        try
        {
            value = ReadDocument(trimmed);
            return value is not null;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    /// <summary>Whether a text is a JSON object or array, without building it.</summary>
    public static bool IsContainer(string text)
    {
        if (!LooksLikeContainer(text.AsSpan()))
        {
            return false;
        }

        var buffer = ArrayPool<byte>.Shared.Rent(Encoding.UTF8.GetMaxByteCount(text.Length));
        try
        {
            var length = Encoding.UTF8.GetBytes(text, buffer);
            var reader = new Utf8JsonReader(buffer.AsSpan(0, length), Options);
            while (reader.Read())
            {
            }

            return true;
        }
        catch (JsonException)
        {
            return false;
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    private static bool LooksLikeContainer(ReadOnlySpan<char> text)
    {
        var trimmed = text.Trim();
        return trimmed.Length >= 2
            && ((trimmed[0] == '{' && trimmed[^1] == '}') || (trimmed[0] == '[' && trimmed[^1] == ']'));
    }

    private static object? ReadText(string text)
    {
        var mostBytes = Encoding.UTF8.GetMaxByteCount(text.Length);
        if (mostBytes <= StackBytes)
        {
            Span<byte> small = stackalloc byte[StackBytes];
            return ReadDocument(small[..Encoding.UTF8.GetBytes(text, small)]);
        }

        var buffer = ArrayPool<byte>.Shared.Rent(mostBytes);
        try
        {
            return ReadDocument(WithoutByteOrderMark(buffer.AsSpan(0, Encoding.UTF8.GetBytes(text, buffer))));
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    private static object? ReadDocument(ReadOnlySpan<byte> utf8)
    {
        var reader = new Utf8JsonReader(utf8, Options);
        var names = new NameCache();
        reader.Read();
        var value = ReadValue(ref reader, ref names);
        reader.Read();
        return value;
    }

    private static object? ReadValue(ref Utf8JsonReader reader, ref NameCache names) => reader.TokenType switch
    {
        JsonTokenType.StartObject => ReadObject(ref reader, ref names),
        JsonTokenType.StartArray => ReadArray(ref reader, ref names),
        JsonTokenType.String => ReadString(ref reader),
        JsonTokenType.Number => ReadNumber(ref reader),
        JsonTokenType.True => Boxes.True,
        JsonTokenType.False => Boxes.False,
        _ => null,
    };

    /// <summary>Keys ignore case, unless the document itself tells two keys apart by case alone.</summary>
    private static OrderedHashtable ReadObject(ref Utf8JsonReader reader, ref NameCache names)
    {
        var table = new OrderedHashtable(StringComparer.OrdinalIgnoreCase, 4);
        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            var name = names.Get(ref reader);
            reader.Read();
            var value = ReadValue(ref reader, ref names);
            if (!table.ContainsKey(name))
            {
                table.Append(name, value);
            }
            else if (table.IsCaseSensitive || table.HasExactKey(name))
            {
                table[name] = value;
            }
            else
            {
                table = table.ToCaseSensitive();
                table.Append(name, value);
            }
        }

        return table;
    }

    private static object?[] ReadArray(ref Utf8JsonReader reader, ref NameCache names)
    {
        var items = ArrayPool<object?>.Shared.Rent(16);
        var count = 0;
        while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
        {
            if (count == items.Length)
            {
                var larger = ArrayPool<object?>.Shared.Rent(count * 2);
                items.AsSpan(0, count).CopyTo(larger);
                ArrayPool<object?>.Shared.Return(items, clearArray: true);
                items = larger;
            }

            items[count++] = ReadValue(ref reader, ref names);
        }

        var result = items.AsSpan(0, count).ToArray();
        ArrayPool<object?>.Shared.Return(items, clearArray: true);
        return result;
    }

    private static object ReadString(ref Utf8JsonReader reader)
    {
        var utf8 = reader.ValueSpan;
        return IsoDate.MayBe(utf8) && IsoDate.TryParse(utf8, out var date) ? date : reader.GetString()!;
    }

    private static object ReadNumber(ref Utf8JsonReader reader)
    {
        var utf8 = reader.ValueSpan;
        if (utf8.IndexOfAny("eE."u8) < 0)
        {
            return Utf8Parser.TryParse(utf8, out long integer, out var used) && used == utf8.Length
                ? (object)integer
                : BigInteger.Parse(Encoding.UTF8.GetString(utf8), CultureInfo.InvariantCulture);
        }

        return reader.GetDouble();
    }

    private static ReadOnlySpan<byte> WithoutByteOrderMark(ReadOnlySpan<byte> utf8) =>
        utf8.StartsWith(Encoding.UTF8.Preamble) ? utf8[3..] : utf8;

    private static ArgumentException NotJson(JsonException exception) => new(
        $"Conversion from JSON failed with error: {exception.Message} "
        + $"(line {exception.LineNumber + 1}, byte {exception.BytePositionInLine + 1}; both counted from 1)",
        exception);

    /// <summary>Names that were seen lately: the objects of an array mostly have the same ones.</summary>
    private struct NameCache
    {
        private const int Size = 64;

        // Kept by the thread: a runspace sees the same documents again and again.
        [ThreadStatic]
        private static string?[]? s_names;

        private string?[]? _names;

        public string Get(ref Utf8JsonReader reader)
        {
            var utf8 = reader.ValueSpan;
            if (reader.ValueIsEscaped || utf8.Length is 0 or > 64)
            {
                return reader.GetString()!;
            }

            _names ??= s_names ??= new string?[Size];
            ref var known = ref _names[((utf8[0] * 7) + (utf8[^1] * 31) + (utf8[utf8.Length / 2] * 3) + utf8.Length) % Size];
            return known is not null && reader.ValueTextEquals(known) ? known : known = reader.GetString()!;
        }
    }
}
