using System.Globalization;
using System.Net.Sockets;
using System.Text;

namespace PowerShellWorker.Load.Http;

/// <summary>
/// One keep-alive HTTP/1.1 connection that sends ready-made bytes and reads just enough of an answer to know its status and its end.
/// HttpClient would cost more than what is measured: both share one machine.
/// </summary>
internal sealed class HttpConnection(string host, int port) : IDisposable
{
    private readonly byte[] _buffer = new byte[64 * 1024];
    private Socket? _socket;
    private int _start;
    private int _end;

    /// <summary>Sends one request and reads its whole answer.</summary>
    /// <returns>The status code.</returns>
    /// <exception cref="IOException">The server closed early or sent what is no HTTP.</exception>
    public async ValueTask<int> SendAsync(ReadOnlyMemory<byte> request, CancellationToken cancellationToken)
    {
        var socket = _socket ??= await ConnectAsync(cancellationToken).ConfigureAwait(false);
        while (request.Length > 0)
        {
            request = request[await socket.SendAsync(request, cancellationToken).ConfigureAwait(false)..];
        }

        int headBytes;
        while ((headBytes = _buffer.AsSpan(_start, _end - _start).IndexOf("\r\n\r\n"u8)) < 0)
        {
            await FillAsync(cancellationToken).ConfigureAwait(false);
        }

        var head = ResponseHead.Parse(_buffer.AsSpan(_start, headBytes));
        _start += headBytes + 4;
        if (head.IsChunked)
        {
            await SkipChunksAsync(cancellationToken).ConfigureAwait(false);
        }
        else
        {
            await SkipAsync(head.HasNoBody ? 0 : head.ContentLength ?? throw new IOException("The answer has neither content-length nor chunks."), cancellationToken).ConfigureAwait(false);
        }

        if (head.Closes)
        {
            Close();
        }

        return head.Status;
    }

    public void Close()
    {
        _socket?.Dispose();
        _socket = null;
        _start = _end = 0;
    }

    public void Dispose() => Close();

    private async Task<Socket> ConnectAsync(CancellationToken cancellationToken)
    {
        var socket = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        try
        {
            await socket.ConnectAsync(host, port, cancellationToken).ConfigureAwait(false);
            return socket;
        }
        catch
        {
            socket.Dispose();
            throw;
        }
    }

    private async ValueTask FillAsync(CancellationToken cancellationToken)
    {
        if (_start == _end)
        {
            _start = _end = 0;
        }
        else if (_end == _buffer.Length)
        {
            if (_start == 0)
            {
                throw new IOException($"The answer's headers are longer than {_buffer.Length} bytes.");
            }

            _buffer.AsSpan(_start, _end - _start).CopyTo(_buffer);
            _end -= _start;
            _start = 0;
        }

        var received = await _socket!.ReceiveAsync(_buffer.AsMemory(_end), cancellationToken).ConfigureAwait(false);
        _end += received > 0 ? received : throw new IOException("The server closed the connection in the middle of an answer.");
    }

    private async ValueTask SkipAsync(long bytes, CancellationToken cancellationToken)
    {
        while (true)
        {
            var here = (int)Math.Min(bytes, _end - _start);
            _start += here;
            bytes -= here;
            if (bytes == 0)
            {
                return;
            }

            await FillAsync(cancellationToken).ConfigureAwait(false);
        }
    }

    private async ValueTask SkipChunksAsync(CancellationToken cancellationToken)
    {
        long size;
        do
        {
            int lineBytes;
            while ((lineBytes = _buffer.AsSpan(_start, _end - _start).IndexOf("\r\n"u8)) < 0)
            {
                await FillAsync(cancellationToken).ConfigureAwait(false);
            }

            var line = Encoding.ASCII.GetString(_buffer, _start, lineBytes).Split(';')[0];
            if (!long.TryParse(line, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out size))
            {
                throw new IOException($"'{line}' is no chunk size.");
            }

            _start += lineBytes + 2;
            await SkipAsync(size + 2, cancellationToken).ConfigureAwait(false);
        }
        while (size > 0);
    }
}
