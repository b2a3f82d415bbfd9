using System.Text;

namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>Writes the header block of the one request: literals that no table remembers, so nothing has to be kept in step.</summary>
internal sealed class HpackWriter
{
    // Indexes of the static table (RFC 7541, appendix A).
    private const int Authority = 1;
    private const int MethodPost = 3;
    private const int Path = 4;
    private const int SchemeHttp = 6;
    private const int ContentType = 31;
    private const int UserAgent = 58;

    private byte[] _block = new byte[512];
    private int _used;

    public static byte[] RequestBlock(string authority, string path, string? grpcTimeout)
    {
        var writer = new HpackWriter();
        writer.WriteIndexed(MethodPost);
        writer.WriteIndexed(SchemeHttp);
        writer.Write(Path, path);
        writer.Write(Authority, authority);
        writer.Write(ContentType, FunctionRpc.ContentType);
        writer.Write("te", "trailers");
        writer.Write(UserAgent, FunctionRpc.UserAgent);
        writer.Write("grpc-accept-encoding", MessageDecompressor.Accepted);
        if (grpcTimeout is not null)
        {
            writer.Write(GrpcTimeout.Header, grpcTimeout);
        }

        return writer._block[..writer._used];
    }

    private void WriteIndexed(int index) => WriteInteger(index, 7, 0x80);

    private void Write(int nameIndex, string value)
    {
        WriteInteger(nameIndex, 4, 0);
        WriteString(value);
    }

    private void Write(string name, string value)
    {
        WriteInteger(0, 4, 0);
        WriteString(name);
        WriteString(value);
    }

    private void WriteString(string value)
    {
        var bytes = Encoding.ASCII.GetBytes(value);
        WriteInteger(bytes.Length, 7, 0);
        if (_block.Length - _used < bytes.Length)
        {
            Array.Resize(ref _block, (_block.Length * 2) + bytes.Length);
        }

        bytes.CopyTo(_block, _used);
        _used += bytes.Length;
    }

    private void WriteInteger(int value, int prefixBits, byte flags)
    {
        var most = (1 << prefixBits) - 1;
        if (value < most)
        {
            WriteByte((byte)(flags | value));
            return;
        }

        WriteByte((byte)(flags | most));
        for (value -= most; value >= 0x80; value >>= 7)
        {
            WriteByte((byte)(value | 0x80));
        }

        WriteByte((byte)value);
    }

    private void WriteByte(byte value)
    {
        if (_used == _block.Length)
        {
            Array.Resize(ref _block, _block.Length * 2);
        }

        _block[_used++] = value;
    }
}
