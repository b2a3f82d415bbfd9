using System.Buffers.Text;

namespace PowerShellWorker.Load.Http;

/// <summary>What the loop needs from the head of an answer.</summary>
internal readonly record struct ResponseHead(int Status, long? ContentLength, bool IsChunked, bool Closes)
{
    public bool HasNoBody => Status is 204 or 304 or < 200;

    /// <summary>Parses a status line and headers, without the empty line that ends them.</summary>
    public static ResponseHead Parse(ReadOnlySpan<byte> head)
    {
        if (head.Length < 12 || !head.StartsWith("HTTP/1."u8) || !Utf8Parser.TryParse(head.Slice(9, 3), out int status, out _))
        {
            throw new IOException("The answer does not begin with an HTTP/1 status line.");
        }

        long? contentLength = null;
        var isChunked = false;
        var closes = head[7] == '0';
        foreach (var range in head.Split("\r\n"u8))
        {
            var line = head[range];
            var colon = line.IndexOf((byte)':');
            if (colon < 0)
            {
                continue;
            }

            var name = line[..colon];
            var value = line[(colon + 1)..].Trim((byte)' ');
            if (System.Text.Ascii.EqualsIgnoreCase(name, "content-length"u8))
            {
                contentLength = Utf8Parser.TryParse(value, out long length, out _) ? length : null;
            }
            else if (System.Text.Ascii.EqualsIgnoreCase(name, "transfer-encoding"u8))
            {
                isChunked = System.Text.Ascii.EqualsIgnoreCase(value, "chunked"u8);
            }
            else if (System.Text.Ascii.EqualsIgnoreCase(name, "connection"u8))
            {
                closes = System.Text.Ascii.EqualsIgnoreCase(value, "close"u8);
            }
        }

        return new ResponseHead(status, contentLength, isChunked, closes);
    }
}
