using System.Text;

namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>Reads header blocks (RFC 7541): static table, dynamic table, Huffman. One for each connection, blocks in their order.</summary>
internal sealed class HpackDecoder
{
    /// <summary>What the peer may use; the protocol's own default.</summary>
    public const int TableBytes = 4096;

    private const int EntryOverhead = 32;
    private const int StaticEntries = 61;
    private const int MostHeaderBytes = 256 * 1024;

    private static readonly string[] StaticNamesAndValues =
    [
        ":authority", "", ":method", "GET", ":method", "POST", ":path", "/", ":path", "/index.html", ":scheme", "http",
        ":scheme", "https", ":status", "200", ":status", "204", ":status", "206", ":status", "304", ":status", "400",
        ":status", "404", ":status", "500", "accept-charset", "", "accept-encoding", "gzip, deflate", "accept-language", "",
        "accept-ranges", "", "accept", "", "access-control-allow-origin", "", "age", "", "allow", "", "authorization", "",
        "cache-control", "", "content-disposition", "", "content-encoding", "", "content-language", "", "content-length", "",
        "content-location", "", "content-range", "", "content-type", "", "cookie", "", "date", "", "etag", "", "expect", "",
        "expires", "", "from", "", "host", "", "if-match", "", "if-modified-since", "", "if-none-match", "", "if-range", "",
        "if-unmodified-since", "", "last-modified", "", "link", "", "location", "", "max-forwards", "", "proxy-authenticate", "",
        "proxy-authorization", "", "range", "", "referer", "", "refresh", "", "retry-after", "", "server", "", "set-cookie", "",
        "strict-transport-security", "", "transfer-encoding", "", "user-agent", "", "vary", "", "via", "", "www-authenticate", "",
    ];

    // Newest first, as it is indexed.
    private readonly List<Entry> _dynamic = [];
    private int _dynamicBytes;
    private int _dynamicLimit = TableBytes;

    /// <summary>Decodes one whole block; repeated names are joined with commas.</summary>
    /// <exception cref="Http2Exception">The block is broken or too large.</exception>
    public Dictionary<string, string> Decode(ReadOnlySpan<byte> block)
    {
        var headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        var total = 0;
        while (block.Length > 0)
        {
            if (TryReadField(ref block, out var name, out var value))
            {
                total += name.Length + value.Length + EntryOverhead;
                if (total > MostHeaderBytes)
                {
                    throw new Http2Exception($"The headers are larger than {MostHeaderBytes} bytes.");
                }

                headers[name] = headers.TryGetValue(name, out var earlier) ? $"{earlier},{value}" : value;
            }
        }

        return headers;
    }

    /// <summary>False for an instruction that is no header: a new size of the dynamic table.</summary>
    private bool TryReadField(scoped ref ReadOnlySpan<byte> block, out string name, out string value)
    {
        var first = block[0];
        if ((first & 0x80) != 0)
        {
            (name, value) = Find(ReadInteger(ref block, 7));
            return true;
        }

        if ((first & 0xE0) == 0x20)
        {
            Resize(ReadInteger(ref block, 5));
            (name, value) = ("", "");
            return false;
        }

        var isIndexed = (first & 0x40) != 0;
        var index = ReadInteger(ref block, isIndexed ? 6 : 4);
        name = index == 0 ? ReadString(ref block) : Find(index).Name;
        value = ReadString(ref block);
        if (isIndexed)
        {
            Add(name, value);
        }

        return true;
    }

    private static int ReadInteger(scoped ref ReadOnlySpan<byte> block, int prefixBits)
    {
        if (block.Length == 0)
        {
            throw Truncated();
        }

        var most = (1 << prefixBits) - 1;
        var value = block[0] & most;
        block = block[1..];
        if (value < most)
        {
            return value;
        }

        for (var shift = 0; shift <= 21; shift += 7)
        {
            if (block.Length == 0)
            {
                throw Truncated();
            }

            var b = block[0];
            block = block[1..];
            value += (b & 0x7F) << shift;
            if (b < 0x80)
            {
                return value;
            }
        }

        throw new Http2Exception("HPACK: an integer is too large.");
    }

    private static string ReadString(scoped ref ReadOnlySpan<byte> block)
    {
        var isHuffman = block.Length > 0 && (block[0] & 0x80) != 0;
        var length = ReadInteger(ref block, 7);
        if (length > block.Length)
        {
            throw Truncated();
        }

        var bytes = block[..length];
        block = block[length..];
        return isHuffman ? HuffmanCode.Decode(bytes) : Encoding.Latin1.GetString(bytes);
    }

    private static Http2Exception Truncated() => new("HPACK: the header block ends too early.");

    private Entry Find(int index)
    {
        if (index >= 1 && index <= StaticEntries)
        {
            return new Entry(StaticNamesAndValues[(index - 1) * 2], StaticNamesAndValues[((index - 1) * 2) + 1]);
        }

        index -= StaticEntries + 1;
        return (uint)index < (uint)_dynamic.Count ? _dynamic[index] : throw new Http2Exception("HPACK: an index names no header.");
    }

    private void Add(string name, string value)
    {
        var entry = new Entry(name, value);
        _dynamic.Insert(0, entry);
        _dynamicBytes += entry.Size;
        Evict();
    }

    private void Resize(int limit)
    {
        _dynamicLimit = limit <= TableBytes ? limit : throw new Http2Exception("HPACK: the dynamic table is made larger than was allowed.");
        Evict();
    }

    private void Evict()
    {
        while (_dynamicBytes > _dynamicLimit)
        {
            _dynamicBytes -= _dynamic[^1].Size;
            _dynamic.RemoveAt(_dynamic.Count - 1);
        }
    }

    /// <summary>A class, not a tuple: lists of classes are there when a process starts.</summary>
    private sealed record Entry(string Name, string Value)
    {
        public int Size => Name.Length + Value.Length + EntryOverhead;
    }
}
