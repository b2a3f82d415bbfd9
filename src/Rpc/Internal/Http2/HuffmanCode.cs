using System.Text;

namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>
/// HPACK's Huffman code (RFC 7541, appendix B). It is canonical, so the lengths alone define it: codes of one length are consecutive
/// numbers in the order of their symbols.
/// </summary>
internal static class HuffmanCode
{
    private const int EndOfString = 256;
    private const int Longest = 30;

    private static readonly Table Codes = new();

    private static ReadOnlySpan<byte> Lengths =>
    [
        13, 23, 28, 28, 28, 28, 28, 28, 28, 24, 30, 28, 28, 30, 28, 28, 28, 28, 28, 28, 28, 28, 30, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        6, 10, 10, 12, 13, 6, 8, 11, 10, 10, 8, 11, 8, 6, 6, 6, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 8, 15, 6, 12, 10,
        13, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 13, 19, 13, 14, 6,
        15, 5, 6, 5, 6, 5, 6, 6, 6, 5, 7, 7, 6, 6, 6, 5, 6, 7, 6, 5, 5, 6, 7, 7, 7, 7, 7, 15, 11, 14, 13, 28,
        20, 22, 20, 20, 22, 22, 22, 23, 22, 23, 23, 23, 23, 23, 24, 23, 24, 24, 22, 23, 24, 23, 23, 23, 23, 21, 22, 23, 22, 23, 23, 24,
        22, 21, 20, 22, 22, 23, 23, 21, 23, 22, 22, 24, 21, 22, 23, 23, 21, 21, 22, 21, 23, 22, 23, 23, 20, 22, 22, 22, 23, 22, 22, 23,
        26, 26, 20, 19, 22, 23, 22, 25, 26, 26, 26, 27, 27, 26, 24, 25, 19, 21, 26, 27, 27, 26, 27, 24, 21, 21, 26, 26, 28, 27, 27, 27,
        20, 24, 20, 21, 22, 21, 21, 23, 22, 22, 25, 25, 24, 24, 26, 23, 26, 27, 26, 26, 27, 27, 27, 27, 27, 28, 27, 27, 27, 27, 27, 26,
        30,
    ];

    /// <summary>Decodes a whole string.</summary>
    /// <exception cref="Http2Exception">The end-of-string symbol inside, or padding that is not all ones or longer than seven bits.</exception>
    public static string Decode(ReadOnlySpan<byte> encoded)
    {
        var text = new StringBuilder(encoded.Length * 2);
        var code = 0;
        var length = 0;
        foreach (var b in encoded)
        {
            for (var bit = 7; bit >= 0; bit--)
            {
                code = (code << 1) | ((b >> bit) & 1);
                length++;
                var symbol = Codes.Find(code, length);
                if (symbol == EndOfString || length > Longest)
                {
                    throw new Http2Exception("HPACK: a Huffman-coded string holds the end-of-string symbol.");
                }

                if (symbol >= 0)
                {
                    text.Append((char)symbol);
                    code = 0;
                    length = 0;
                }
            }
        }

        if (length > 7 || code != (1 << length) - 1)
        {
            throw new Http2Exception("HPACK: a Huffman-coded string has wrong padding.");
        }

        return text.ToString();
    }

    /// <summary>For each length the first code and where its symbols begin: a code's symbol is found by subtraction.</summary>
    private sealed class Table
    {
        private readonly int[] _first = new int[Longest + 1];
        private readonly int[] _count = new int[Longest + 1];
        private readonly int[] _offset = new int[Longest + 1];
        private readonly short[] _symbols = new short[Lengths.Length];

        public Table()
        {
            var next = 0;
            var code = 0;
            for (var length = 1; length <= Longest; length++)
            {
                code <<= 1;
                _first[length] = code;
                _offset[length] = next;
                for (var symbol = 0; symbol < Lengths.Length; symbol++)
                {
                    if (Lengths[symbol] == length)
                    {
                        _symbols[next++] = (short)symbol;
                        code++;
                    }
                }

                _count[length] = next - _offset[length];
            }
        }

        /// <summary>-1 when no code has these bits.</summary>
        public int Find(int code, int length)
        {
            if (length > Longest)
            {
                return -1;
            }

            var index = code - _first[length];
            return (uint)index < (uint)_count[length] ? _symbols[_offset[length] + index] : -1;
        }
    }
}
